import type { Expression } from './ast.ts';
import type { DocumentReader } from './document-reader.ts';
import type { Outcome } from './failure.ts';
import { LimitExceeded, MAX_CALL_DEPTH, MAX_EVALUATED_EXPRESSIONS } from './limits.ts';
import type { RequestRecord } from './request-record.ts';

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
  #callDepth = 0;

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

  /** Counts an operator or call. */
  countExpression(start: number): void {
    this.#expressions += 1;
    if (this.#expressions > MAX_EVALUATED_EXPRESSIONS) {
      throw new LimitExceeded(`More than ${MAX_EVALUATED_EXPRESSIONS} expressions were evaluated.`, start);
    }
  }

  /** Enters a function of the rules; `leaveCall` must follow. */
  enterCall(start: number): void {
    this.countExpression(start);
    this.#callDepth += 1;
    if (this.#callDepth > MAX_CALL_DEPTH) {
      throw new LimitExceeded(`Functions call each other more than ${MAX_CALL_DEPTH} levels deep.`, start);
    }
  }

  /** Leaves a function of the rules. */
  leaveCall(): void {
    this.#callDepth -= 1;
  }
}
