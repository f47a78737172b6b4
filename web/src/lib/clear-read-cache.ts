/** What reactfire keeps of every read it made, by id. */
type ReadCache = Map<string, { ourError?: unknown }>;

function readCache(): ReadCache | undefined {
  return (globalThis as { _reactFirePreloadedObservables?: ReadCache })._reactFirePreloadedObservables;
}

/** Drops reads that failed, so that the next render asks again: reactfire keeps a failure for ever. */
export function clearFailedReads(): void {
  const cache = readCache();
  for (const [id, read] of cache ?? []) if (read.ourError !== undefined) cache?.delete(id);
}

/** Drops every read: what one person saw or was refused says nothing about the next one. */
export function clearReadCache(): void {
  readCache()?.clear();
}
