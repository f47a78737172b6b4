/**
 * Every kind of failure the product expects, with the HTTP status and the callable-function code it is answered
 * with (https://firebase.google.com/docs/reference/functions/2nd-gen/node/firebase-functions.https#httpsfunctionserrorcode).
 */
export const ERROR_CODES = {
  'invalid-argument': { status: 400, callable: 'invalid-argument' },
  unauthenticated: { status: 401, callable: 'unauthenticated' },
  'permission-denied': { status: 403, callable: 'permission-denied' },
  'not-found': { status: 404, callable: 'not-found' },
  conflict: { status: 409, callable: 'failed-precondition' },
  'payload-too-large': { status: 413, callable: 'invalid-argument' },
  'unsupported-media-type': { status: 415, callable: 'invalid-argument' },
  'too-many-requests': { status: 429, callable: 'resource-exhausted' },
  internal: { status: 500, callable: 'internal' },
  /** Somebody else that is needed for it does not answer, or not now: trying again later helps. */
  unavailable: { status: 503, callable: 'unavailable' },
} as const;

/** One of the closed list of failure codes. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** Field name to what is wrong with it, in words for the person who filled it in. */
export type FieldErrors = Record<string, string>;

/**
 * A failure that was foreseen. The message is for the user: it says what is wrong and what to do.
 * Anything thrown that is not an AppError is a bug and is answered as `internal`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;

  constructor(code: ErrorCode, message: string, options: { fields?: FieldErrors; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
  }
}

/** The JSON body every failed HTTPS call answers with. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; fields?: FieldErrors };
}
