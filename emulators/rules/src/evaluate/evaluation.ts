import type { Outcome } from '../outcomes/failure.ts';
import type { RequestRecord } from '../requests/request-record.ts';
import type { Expression } from '../syntax/ast.ts';
import type { DocumentReader } from './document-reader.ts';
import { LimitExceeded, MAX_EVALUATED_EXPRESSIONS } from './limits.ts';

/** Sees the outcome of every expression that is evaluated. */
export type Observer = (node: Expression, outcome: Outcome) => void;

/** What the conditions of one request see, and what they have used up. */
export class Evaluation {
  readonly request: RequestRecord;
  readonly resource: Outcome;
  readonly documents: DocumentReader;
  readonly observer: Observer | null;
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
    observer: Observer | null;
    print: (text: string) => void;
  }) {
    this.request = context.request;
    this.resource = context.resource;
    this.documents = context.documents;
    this.observer = context.observer;
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
