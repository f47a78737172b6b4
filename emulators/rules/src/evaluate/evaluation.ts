import type { Outcome } from '../outcomes/failure.ts';
import type { RequestRecord } from '../requests/request-record.ts';
import type { DocumentReader } from './document-reader.ts';
import { LimitExceeded, MAX_EVALUATED_EXPRESSIONS } from './limits.ts';
import type { StepLog } from './step-log.ts';

/** What the conditions of one request see, and what they have used up. */
export class Evaluation {
  readonly request: RequestRecord;
  readonly resource: Outcome;
  readonly documents: DocumentReader;
  /** Where the outcome of every expression is noted, if they are wanted. */
  readonly steps: StepLog | null;
  /** Takes what `debug()` prints. */
  readonly print: (text: string) => void;
  /** The values of the wildcards of the match that is judged, outer ones first. */
  wildcards: readonly Outcome[] = [];
  /** True once a limit was exceeded: the request is denied, whatever else might allow it. */
  isOver = false;
  #expressions = 0;

  constructor(context: {
    request: RequestRecord;
    resource: Outcome;
    documents: DocumentReader;
    steps: StepLog | null;
    print: (text: string) => void;
  }) {
    this.request = context.request;
    this.resource = context.resource;
    this.documents = context.documents;
    this.steps = context.steps;
    this.print = context.print;
  }

  /** Counts expressions that are evaluated. */
  count(expressions: number, start: number): void {
    this.#expressions += expressions;
    if (this.#expressions > MAX_EVALUATED_EXPRESSIONS) {
      throw new LimitExceeded(
        `Unable to evaluate the expression as the maximum of ${MAX_EVALUATED_EXPRESSIONS} expressions to evaluate has been reached.`,
        start,
      );
    }
  }
}
