import { jsonResponse } from './json-response.ts';

/** Where the worker keeps what it has to know when it is started anew, as JSON. */
const CACHE = 'notes';

/** The note of this device's visits. */
export const VISITS = 'visits';

const addressOf = (name: string) => `/.notes/${name}`;

/** Reads a note; null where there is none. */
export async function readNote<T>(name: string): Promise<T | null> {
  const response = await (await caches.open(CACHE)).match(addressOf(name));
  return response === undefined ? null : ((await response.json()) as T);
}

/** Writes a note in the place of an earlier one. */
export async function writeNote(name: string, value: unknown): Promise<void> {
  await (await caches.open(CACHE)).put(addressOf(name), jsonResponse(value));
}

/** Throws a note away. */
export async function dropNote(name: string): Promise<void> {
  await (await caches.open(CACHE)).delete(addressOf(name));
}
