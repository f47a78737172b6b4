import { type ServerName, setServerSilent } from './connection.ts';
import {
  forgetAnswerTimes,
  LONGEST_LOOK_MS,
  lookAfter,
  lookTimeout,
  noteAnswerTime,
  noteLookTime,
} from './deadline.ts';

/** A server, and an address of it at which somebody may look whether it is there. */
export interface Asked {
  name: ServerName;
  address: string;
}

/** Waits between looks whether a silent server is back, in milliseconds; the last is repeated. */
const WAITS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 15_000] as const;

/** The servers that are looked for at the moment, each with what wakes it from its wait. */
const looking = new Map<ServerName, AbortController>();

/** A look at a server that is under way. */
interface Look {
  /** Whether it was answered; never rejects. */
  answered: Promise<boolean>;
  /** Whether somebody has stopped waiting for it. */
  isLate: boolean;
  end: () => void;
}

const looks = new Map<ServerName, Look>();

function beginLook({ name, address }: Asked): Look {
  const began = performance.now();
  const own = new AbortController();
  const timer = setTimeout(() => own.abort(), LONGEST_LOOK_MS);
  const request = { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal: own.signal } as const;
  const answered = fetch(address, request).then(
    () => {
      noteLookTime(name, performance.now() - began);
      return true;
    },
    (error: unknown) => {
      if (!own.signal.aborted) console.info('No answer', name, error);
      return false;
    },
  );
  const look = { answered, isLate: false, end: () => own.abort() };
  looks.set(name, look);
  void answered.then(() => {
    clearTimeout(timer);
    if (looks.get(name) === look) looks.delete(name);
  });
  return look;
}

/** The look under way, unless it takes too long already: a hanging one would take a connection from the next. */
function lookAt(asked: Asked): Look {
  const underWay = looks.get(asked.name);
  if (underWay !== undefined && !underWay.isLate) return underWay;
  underWay?.end();
  return beginLook(asked);
}

/**
 * Whether a server answers at all, whatever it says, in the time that may take. Asked past every cache; never throws. What
 * comes later, and before the next look, is an answer all the same, of a slow line: `whenLate` is called then, and the next
 * look has the time.
 */
export async function isThere(asked: Asked, whenLate: () => void = () => undefined): Promise<boolean> {
  const look = lookAt(asked);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), lookTimeout(asked.name));
  });
  const there = await Promise.race([look.answered, tooLate]);
  clearTimeout(timer);
  if (there !== 'late') return there;
  look.isLate = true;
  void look.answered.then((isAnswered) => {
    if (isAnswered) whenLate();
  });
  return false;
}

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

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
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
  for (let look = 0; ; look += 1) {
    const there = await isThere(asked, () => {
      if (!own.signal.aborted) noteAnswer(asked.name);
    });
    if (own.signal.aborted) return;
    if (there) {
      noteAnswer(asked.name);
      return;
    }
    setServerSilent(asked.name, true);
    await pause(WAITS_MS[Math.min(look, WAITS_MS.length - 1)] ?? 0, own.signal);
    if (own.signal.aborted) return;
  }
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
