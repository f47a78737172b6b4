import { createHash } from 'node:crypto';

/** By this a suite's processes learn the seed by which their world is shaken; it isn't where this variable isn't. */
export const SHAKE_VARIABLE = 'THRIFTLINE_SHAKE';

/** The longest wait but for the seldom one. */
const MOST_MS = 2_000;
/** Half of all waits are under a millisecond, one in ten is above 564, the mean is 154: a run still ends. */
const EXPONENT = 12;
/** Now and then something takes long enough for others to give it up. */
const SELDOM_MS = 8_000;
const SELDOM_ONE_IN = 400;
const TWICE_ONE_IN = 4;
/** So long stands the clock still. */
const LONGEST_STEP_MS = 20;

/** Numbers from 0 up to 1 that are the same for the same text. */
const drawn = (text: string) => createHash('sha256').update(text).digest().readUIntBE(0, 6) / 2 ** 48;

/**
 * Decides how a world is shaken that has to stay right whatever is slow, comes twice or overtakes. What happens to the third call of a
 * function depends on the seed, on the function and on that it is the third, and on nothing else.
 */
export class Shaker {
  readonly seed: string;
  private readonly ordinals = new Map<string, number>();

  constructor(seed: string) {
    this.seed = seed;
  }

  /** How many milliseconds the next of these waits: 2 s times a fair number to the power of 12, and one in 400 waits 8 s. */
  delayMs(what: string): number {
    const draw = this.next(`wait ${what}`);
    if (draw('seldom') < 1 / SELDOM_ONE_IN) return SELDOM_MS;
    return Math.floor(MOST_MS * draw('length') ** EXPONENT);
  }

  /** Whether the next of these comes twice. */
  isTwice(what: string): boolean {
    return this.next(`twice ${what}`)('is') < 1 / TWICE_ONE_IN;
  }

  /** For how many milliseconds the clock shows the same time. */
  get clockStepMs(): number {
    return 2 + Math.floor(drawn(`${this.seed} clock`) * (LONGEST_STEP_MS - 1));
  }

  private next(what: string): (aspect: string) => number {
    const ordinal = this.ordinals.get(what) ?? 0;
    this.ordinals.set(what, ordinal + 1);
    return (aspect) => drawn(`${this.seed} ${what} ${ordinal} ${aspect}`);
  }
}

/** What shakes this process; undefined where nothing does. */
export function shakerOf(environment: NodeJS.ProcessEnv): Shaker | undefined {
  const seed = environment[SHAKE_VARIABLE];
  return seed === undefined || seed === '' ? undefined : new Shaker(seed);
}
