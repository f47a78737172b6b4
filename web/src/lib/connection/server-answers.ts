import { type ServerName, setServerSilent } from './connection.ts';
import { forgetAnswerTimes, lookAfter, noteAnswerTime } from './deadline.ts';
import type { Asked } from './look-at-server.ts';
import { pollServer } from './poll-server.ts';

/** Pauses between looks whether a silent server is back, in milliseconds. */
const PAUSES_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 15_000] as const;

/** The servers that are looked for at the moment, each with what wakes it from its wait. */
const looking = new Map<ServerName, AbortController>();

/** A server has answered: whoever looks for it need not any more. */
export function noteAnswer(name: ServerName): void {
  looking.get(name)?.abort();
  looking.delete(name);
  setServerSilent(name, false);
}

/** What was measured and found out belongs to the network that was there. */
function networkChanged(): void {
  forgetAnswerTimes();
  for (const name of [...looking.keys()]) noteAnswer(name);
}

/** Looks until the server is there, or has answered somebody, and says meanwhile that it is silent. */
async function lookUntilBack(asked: Asked): Promise<void> {
  if (looking.has(asked.name) || !navigator.onLine) return;
  if (looking.size === 0) {
    window.addEventListener('online', networkChanged);
    window.addEventListener('offline', networkChanged);
  }
  const own = new AbortController();
  looking.set(asked.name, own);
  await pollServer(asked, {
    pauses: PAUSES_MS,
    signal: own.signal,
    onLate: () => noteAnswer(asked.name),
    onLook: async (there) => {
      if (there) noteAnswer(asked.name);
      else setServerSilent(asked.name, true);
    },
  });
}

/** Has a server looked for, where something else gives reason to: until it is there, or has answered somebody. */
export function lookFor(asked: Asked): void {
  lookUntilBack(asked).catch((error: unknown) => console.warn(error));
}

/**
 * Gives what was asked for, and watches how long that takes: a server that says nothing for a while is looked for, and
 * lib/connection/connection.ts told when it is silent and when it is back. `isAnswer` tells whether what was thrown came from the server.
 */
export async function watchAnswer<T>(
  asked: Asked,
  request: Promise<T>,
  isAnswer: (error: unknown) => boolean,
): Promise<T> {
  const began = performance.now();
  const timer = setInterval(() => lookFor(asked), lookAfter(asked.name));
  const heard = () => {
    const time = performance.now() - began;
    // The service worker may have answered by what it keeps: the look that is under way finds out.
    if (asked.name === 'hosting' && time > lookAfter('hosting')) return;
    noteAnswerTime(asked.name, time);
    noteAnswer(asked.name);
  };
  try {
    const answer = await request;
    heard();
    return answer;
  } catch (error) {
    if (isAnswer(error)) heard();
    throw error;
  } finally {
    clearInterval(timer);
  }
}

const HOSTING: Asked = { name: 'hosting', address: '/' };

/** Gives a file of our own, and has our own address looked for once it is late; as files come out of caches, none is its answer. */
export async function awaitFile<T>(file: Promise<T>): Promise<T> {
  const timer = setTimeout(() => lookFor(HOSTING), lookAfter('hosting'));
  try {
    return await file;
  } finally {
    clearTimeout(timer);
  }
}

/** Gives what our own address answers, whatever it says, and watches how long that takes. */
export function askHosting(request: Promise<Response>): Promise<Response> {
  return watchAnswer(HOSTING, request, () => false);
}
