import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../protocol/api-error.ts';
import type { Fault } from '../provider/faults.ts';

/** Thrown to end a connection without an answer. */
export class ConnectionCut extends Error {
  constructor() {
    super('The connection was cut on purpose');
    this.name = 'ConnectionCut';
  }
}

/** The error that an `error` fault answers with. */
export function injectedError(fault: Fault): ApiError {
  const { status, error = {}, shouldRetry } = fault;
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  const message = 'An unknown error occurred. (This one was injected for a test.)';
  return new ApiError(status, { type, message, ...error }, shouldRetry);
}

/** Injects the fault: waits, or throws what ends the request. `stopping` ends the waiting. */
export async function injectFault(fault: Fault, stopping: AbortSignal): Promise<void> {
  switch (fault.kind) {
    case 'delay':
      await sleep(fault.ms, undefined, { signal: stopping });
      return;
    case 'timeout':
      await sleep(fault.ms, undefined, { signal: stopping });
      throw new ConnectionCut();
    case 'disconnect':
      throw new ConnectionCut();
    case 'error':
      throw injectedError(fault);
  }
}
