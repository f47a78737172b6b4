import { dropNote, readNote, writeNote } from './notes.ts';

const NOTE = 'old-tabs';

/** Notes the tabs that are open as this version takes over: they run another one, and load its parts as they are needed. */
export async function noteOldTabs(clients: Clients): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  await writeNote(
    NOTE,
    tabs.map(({ id }) => id),
  );
}

/** Takes away the files that this version has not, once no tab of an earlier one is left. */
export async function clearOldFiles(
  clients: Clients,
  cache: Cache,
  current: ReadonlySet<string>,
): Promise<void> {
  const tabs = await readNote<string[]>(NOTE);
  if (tabs === null) return;
  const alive = await Promise.all(tabs.map((id) => clients.get(id)));
  if (alive.some((tab) => tab !== undefined)) return;
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!current.has(pathname + search)) await cache.delete(request);
  }
  await dropNote(NOTE);
}
