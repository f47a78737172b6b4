/** Where the browser still keeps any of the texts: in any of its stores, as a key or in what is kept. Runs in the page. */
export async function storedTraces(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const look = (where: string, kept: string) => {
    for (const text of texts) if (kept.includes(text)) found.push(`${where}: ${text}`);
  };
  for (const [name, store] of Object.entries({ localStorage, sessionStorage })) {
    for (const entry of Object.entries(store)) look(`${name} ${entry[0]}`, entry.join());
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      const isText = /json|html|text/.test(response?.headers.get('content-type') ?? '');
      look(`cache ${name}`, `${request.url} ${isText ? await response?.text() : ''}`);
    }
  }
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await settled(indexedDB.open(name));
    for (const store of db.objectStoreNames) {
      const kept = db.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([settled(kept.getAllKeys()), settled(kept.getAll())]);
      look(`database ${name} ${store}`, JSON.stringify([keys, values]));
    }
    db.close();
  }
  return found;
}
