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
