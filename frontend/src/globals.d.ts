/** Which build this page is; empty during development. */
declare const __BUILD__: string;
