/** The status codes of `google.rpc.Code` the engine answers with. */
export type FirestoreErrorCode =
  | 'CANCELLED'
  | 'INVALID_ARGUMENT'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'RESOURCE_EXHAUSTED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'OUT_OF_RANGE'
  | 'UNIMPLEMENTED'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'UNAUTHENTICATED'
  | 'UNKNOWN';

/** A refusal clients know: the code decides whether they retry, the message is shown to people. */
export class FirestoreError extends Error {
  readonly code: FirestoreErrorCode;

  constructor(code: FirestoreErrorCode, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.code = code;
  }
}

/** The most common refusal: the request itself is wrong. */
export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
