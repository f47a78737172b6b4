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
  /** Only requests whose parameters, decoded as `a=1&b[c]=2`, match this regular expression: those that name an id. */
  body?: RegExp;
  /** Only requests for this connected account (`Stripe-Account`). */
  account?: string;
  /** Matching requests that are served as usual first. */
  skip: number;
  /** Requests it will still be injected into. */
  count: number;
}

/** What of a request decides whether a fault is for it. */
export interface FaultTarget {
  method: string;
  path: string;
  /** The parameters, as they were sent. */
  body: string;
  account: string | null;
}

/** Whether a fault is for a request, whatever it still skips. */
function isFor(fault: Fault, { method, path, body, account }: FaultTarget): boolean {
  return (
    (fault.method === undefined || fault.method === method) &&
    (fault.path === undefined || fault.path.test(path)) &&
    (fault.body === undefined || fault.body.test(plain(body))) &&
    (fault.account === undefined || fault.account === account)
  );
}

/** Parameters for a person to read, and to match. */
function plain(body: string): string {
  return [...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`).join('&');
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
  take(request: FaultTarget): Fault | undefined {
    for (const [index, fault] of this.waiting.entries()) {
      if (!isFor(fault, request)) continue;
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
    return this.waiting.map((fault) => ({
      ...fault,
      ...(fault.path ? { path: fault.path.source } : {}),
      ...(fault.body ? { body: fault.body.source } : {}),
    }));
  }
}
