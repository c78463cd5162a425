/** Which build this page is; empty while it is being written. */
declare const __BUILD__: string;
