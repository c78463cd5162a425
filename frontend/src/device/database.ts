/** The browser's database, as promises. */

/** Opens a database; `upgrade` makes it what this version needs, all or nothing, and once. */
export function opened(name: string, version: number, upgrade: (database: IDBDatabase, request: IDBOpenDBRequest) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => upgrade(request.result, request);
  return answer(request).then((database) => {
    // A later version of the page needs the database for itself; this window reloads before it writes again.
    database.onversionchange = () => database.close();
    return database;
  });
}

export function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database did not answer"));
  });
}

/** Kept when everything of a transaction is on disk; broken with its error if nothing is. */
export function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("nothing was written"));
  });
}
