import type { ServerName } from './connection.ts';
import { LONGEST_LOOK_MS, lookTimeout, noteLookTime } from './deadline.ts';

/** A server, and an address of it at which somebody may look whether it is there. */
export interface Asked {
  name: ServerName;
  address: string;
}

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
