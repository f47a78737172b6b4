/** One request the API answered, or let down on purpose. */
export interface LoggedRequest {
  id: string;
  /** Milliseconds. */
  at: number;
  method: string;
  path: string;
  /** Null when the connection was cut instead. */
  status: number | null;
  /** The connected account it was for (`Stripe-Account`), if one. */
  account: string | null;
  idempotencyKey: string | null;
  replayed: boolean;
  /** The injected fault, if there was one. */
  fault?: string;
  /** What was wrong with it. */
  problem?: string;
}

/** The latest that are remembered. */
const MAX_REQUESTS = 500;

/** The latest requests, for people and tests that want to know what was asked. */
export class RequestLog {
  private readonly requests: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    this.requests.push(request);
    if (this.requests.length > MAX_REQUESTS) this.requests.shift();
  }

  find(id: string): LoggedRequest | undefined {
    return this.requests.find((request) => request.id === id);
  }

  clear(): void {
    this.requests.length = 0;
  }

  toJSON(): LoggedRequest[] {
    return this.requests;
  }
}
