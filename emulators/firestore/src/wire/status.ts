import { FirestoreError } from '../model/index.ts';
import { InvalidJsonError } from './json.ts';

/** `google.rpc.Code` by name, with the HTTP status REST answers. */
const CODES = {
  OK: [0, 200],
  CANCELLED: [1, 499],
  UNKNOWN: [2, 500],
  INVALID_ARGUMENT: [3, 400],
  DEADLINE_EXCEEDED: [4, 504],
  NOT_FOUND: [5, 404],
  ALREADY_EXISTS: [6, 409],
  PERMISSION_DENIED: [7, 403],
  RESOURCE_EXHAUSTED: [8, 429],
  FAILED_PRECONDITION: [9, 400],
  ABORTED: [10, 409],
  OUT_OF_RANGE: [11, 400],
  UNIMPLEMENTED: [12, 501],
  INTERNAL: [13, 500],
  UNAVAILABLE: [14, 503],
  DATA_LOSS: [15, 500],
  UNAUTHENTICATED: [16, 401],
} as const satisfies Record<string, readonly [code: number, http: number]>;

/** The name of a status, for example `NOT_FOUND`. */
export type StatusName = keyof typeof CODES;

/** A failed call as clients are told. */
export interface Status {
  /** `google.rpc.Code` */
  readonly code: number;
  readonly name: StatusName;
  readonly message: string;
  readonly httpStatus: number;
}

/**
 * The status an error stands for. What is no refusal of ours is a bug: it is logged with its stack and answered
 * as INTERNAL.
 */
export function toStatus(error: unknown): Status {
  if (error instanceof FirestoreError) return status(error.code, error.message);
  if (error instanceof InvalidJsonError) return status('INVALID_ARGUMENT', error.message);
  console.error('[firestore] internal error', error);
  return status('INTERNAL', error instanceof Error ? error.message : String(error));
}

function status(name: StatusName, message: string): Status {
  const [code, httpStatus] = CODES[name];
  return { code, name, message, httpStatus };
}

/** The body of a REST error; what has nothing to say says nothing. */
export function errorBody({ httpStatus, message, name }: Status): object {
  return { error: { code: httpStatus, ...(message !== '' && { message }), status: name } };
}
