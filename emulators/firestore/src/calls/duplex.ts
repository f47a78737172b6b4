/** What a bidirectional call may do to its client. After `fail` or `end` nothing more is sent. */
export interface ClientEnd<Response> {
  send(message: Response): void;
  /** Ends the call with the status this error stands for. */
  fail(error: unknown): void;
  /** Ends the call with OK. */
  end(): void;
}

/** What a bidirectional call hears of its client. */
export interface CallReceiver<Request> {
  message(request: Request): void;
  /** The client sends nothing more, but still listens. */
  halfClosed(): void;
  /** The client is gone. */
  gone(): void;
}
