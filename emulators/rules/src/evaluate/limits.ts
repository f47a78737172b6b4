/** The documented limits of one request's evaluation. */
export const MAX_EVALUATED_EXPRESSIONS = 1000;
/** Calls within calls; the outermost does not count. */
export const MAX_CALL_DEPTH = 20;

/**
 * Entries of a map that is compared with another by `diff`. The official emulator bounds the memory of an evaluation: it was seen to
 * give up between 5,000 and 38,800 entries, depending on their values. What passes here passes there.
 */
export const MAX_DIFF_ENTRIES = 5000;

/** The documented limits of rules text. */
export const MAX_SOURCE_BYTES = 256 * 1024;
export const MAX_PARAMETERS = 7;
export const MAX_LETS = 10;
/** Both of a match with all matches around it. */
export const MAX_PATH_SEGMENTS = 100;
export const MAX_WILDCARDS = 20;

/** How many levels an expression may have below its outermost; links of chains and round brackets count. */
export const MAX_EXPRESSION_DEPTH = 98;

/** Thrown when a request goes over a limit: nothing may absorb it, the request is denied. */
export class LimitExceeded extends Error {
  readonly start: number;

  constructor(message: string, start: number) {
    super(message);
    this.name = 'LimitExceeded';
    this.start = start;
  }
}
