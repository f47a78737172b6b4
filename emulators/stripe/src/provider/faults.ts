import type { ErrorType } from '../protocol/api-error.ts';

/** What goes wrong with a request. */
export type FaultKind = 'error' | 'disconnect' | 'timeout' | 'delay';

/** A fault to be injected into requests to come. */
export interface Fault {
  kind: FaultKind;
  /** Before the request is carried out, or after, when only its answer is lost. */
  when: 'before' | 'after';
  /** Status of an `error`. */
  status: number;
  /** What an `error` says: that the provider failed, unless given. */
  error?: { type?: ErrorType; code?: string; message?: string };
  /** What an `error` says of trying again, in `stripe-should-retry`. */
  shouldRetry?: boolean;
  /** Milliseconds of a `delay`, or until the connection of a `timeout` closes. */
  ms: number;
  /** Only requests with this method. */
  method?: string;
  /** Only requests whose path matches this regular expression. */
  path?: RegExp;
  /** Matching requests that are served as usual first. */
  skip: number;
  /** Requests it will still be injected into. */
  count: number;
}

/** The faults that wait, oldest first. */
export class Faults {
  private readonly waiting: Fault[] = [];

  add(fault: Fault): void {
    this.waiting.push(fault);
  }

  clear(): void {
    this.waiting.length = 0;
  }

  /** The fault to inject into this request, if any; it counts as used. */
  take(method: string, path: string): Fault | undefined {
    for (const [index, fault] of this.waiting.entries()) {
      if (fault.method !== undefined && fault.method !== method) continue;
      if (fault.path !== undefined && !fault.path.test(path)) continue;
      if (fault.skip > 0) {
        fault.skip -= 1;
        continue;
      }
      fault.count -= 1;
      if (fault.count <= 0) this.waiting.splice(index, 1);
      return fault;
    }
    return undefined;
  }

  toJSON(): unknown[] {
    return this.waiting.map((fault) => ({ ...fault, ...(fault.path ? { path: fault.path.source } : {}) }));
  }
}
