import type { Ruleset } from './compile/ruleset.ts';
import type { Coverage } from './coverage/coverage.ts';
import { DocumentReader } from './evaluate/document-reader.ts';
import { evaluateAllow } from './evaluate/evaluate-allow.ts';
import { Evaluation } from './evaluate/evaluation.ts';
import {
  LOOKUPS_PER_OPERATION,
  LOOKUPS_PER_STORAGE_OPERATION,
  LookupBudget,
} from './evaluate/lookup-budget.ts';
import type { PathElement } from './evaluate/path-pattern.ts';
import type { StepLog } from './evaluate/step-log.ts';
import { denialMessage, type JudgedAllow } from './explain/denial-message.ts';
import { type TraceEntry, traceOf } from './explain/trace.ts';
import { type ListTarget, listTargets } from './lists/list-targets.ts';
import type { Outcome } from './outcomes/failure.ts';
import type { DocumentLookup, RulesRequest } from './requests/request.ts';
import { RequestRecord, resourceValue } from './requests/request-record.ts';

/** What the rules say about a request. */
export interface Decision {
  readonly allowed: boolean;
  /** Why it is denied, in the official form with the path added; empty if it is allowed. */
  readonly message: string;
  /** For people: each allow that was tried, with the sub-expression that decided. Made when first read. */
  readonly trace: readonly TraceEntry[];
  /** Each allow that was tried, up to the first that holds. Made when first read. */
  readonly tried: readonly TriedAllow[];
  /** How many documents the conditions read. */
  readonly lookups: number;
}

/** What an allow came to; all but true and false is an error. */
export interface TriedAllow {
  readonly line: number;
  readonly outcome: 'true' | 'false' | 'error';
}

/** What `decide` may be given besides. */
export interface DecideOptions {
  /** Shared by the decisions of one commit or multi-document read, on top of the limit each has of its own. */
  readonly budget?: LookupBudget;
  /** Collects the outcome of every expression. */
  readonly coverage?: Coverage;
  /** Takes what `debug()` prints; the standard output if left out. */
  readonly print?: (text: string) => void;
}

/**
 * Judges a request. Errors in conditions deny; only what the lookup throws comes out of here.
 * A Firestore list is judged for all documents the query could find at once, see `lists/`.
 */
export function decide(
  ruleset: Ruleset,
  request: RulesRequest,
  lookup: DocumentLookup,
  options: DecideOptions = {},
): Decision {
  const session = new Session(ruleset, request, lookup, options);
  const judged = session.judgeAndCover();
  const allowed = judged.some(({ outcome }) => outcome === true);
  let trace: readonly TraceEntry[] | null = null;
  return {
    allowed,
    message: allowed ? '' : denialMessage(ruleset.source, request, judged),
    lookups: session.lookups,
    get tried() {
      return judged.map(
        ({ node, outcome }): TriedAllow => ({
          line: ruleset.source.locate(node.start).line,
          outcome: outcome === true ? 'true' : outcome === false ? 'false' : 'error',
        }),
      );
    },
    get trace() {
      trace ??= traceOf(ruleset, (steps) => session.judge(steps));
      return trace;
    },
  };
}

/** Judges one request; what it read stays read, so that judging again for the trace asks nobody. */
class Session {
  readonly #ruleset: Ruleset;
  readonly #request: RulesRequest;
  readonly #options: DecideOptions;
  readonly #record: RequestRecord;
  readonly #documents: DocumentReader;
  readonly #budget: LookupBudget;

  constructor(ruleset: Ruleset, request: RulesRequest, lookup: DocumentLookup, options: DecideOptions) {
    const isStorage = ruleset.service === 'firebase.storage';
    this.#ruleset = ruleset;
    this.#request = request;
    this.#options = options;
    this.#record = new RequestRecord(request);
    this.#budget = new LookupBudget(isStorage ? LOOKUPS_PER_STORAGE_OPERATION : LOOKUPS_PER_OPERATION);
    const budgets = options.budget === undefined ? [this.#budget] : [this.#budget, options.budget];
    this.#documents = new DocumentReader(lookup, isStorage ? '(default)' : (request.path[1] ?? ''), budgets);
  }

  get lookups(): number {
    return this.#budget.used;
  }

  /** Judges, and lets the coverage have what the expressions came out as, if one is kept. */
  judgeAndCover(): JudgedAllow[] {
    const { coverage } = this.#options;
    return coverage === undefined ? this.judge(null) : coverage.record((steps) => this.judge(steps));
  }

  /** The outcome of each allow that was tried, up to the first that holds. */
  judge(steps: StepLog | null): JudgedAllow[] {
    const { method, path, resource } = this.#request;
    const { service, version } = this.#ruleset;
    if (method !== 'list') {
      return this.#judgePath(path, resourceValue(resource), steps);
    }
    // Storage knows lists, and Firestore those over collections of any depth, only since version 2.
    if (version === 1 && (service === 'firebase.storage' || this.#request.query?.collectionGroup)) {
      return [];
    }
    return service === 'firebase.storage'
      ? this.#judgePath(path, resourceValue(resource), steps)
      : this.#judgeTargets(listTargets(this.#request), steps);
  }

  /** All alternatives must be allowed; those that can't come out differently are not judged again. */
  #judgeTargets(targets: readonly ListTarget[] | null, steps: StepLog | null): JudgedAllow[] {
    let judged: JudgedAllow[] = [];
    for (const { path, resource, isNamed } of targets ?? []) {
      judged = this.#judgePath(path, resource, steps);
      const isAllowed = judged.some(({ outcome }) => outcome === true);
      if (!isAllowed || (!resource.wasConsulted && !isNamed)) {
        return judged;
      }
    }
    return judged;
  }

  #judgePath(path: readonly PathElement[], resource: Outcome, steps: StepLog | null): JudgedAllow[] {
    const evaluation = new Evaluation({
      request: this.#record,
      resource,
      documents: this.#documents,
      steps,
      print: this.#options.print ?? console.log,
    });
    const judged: JudgedAllow[] = [];
    const index = steps === null ? this.#ruleset.index : this.#ruleset.observedIndex;
    for (const { pattern, allows } of index.candidates(this.#request.method, path)) {
      const wildcards = pattern.match(path);
      if (wildcards === null) {
        continue;
      }
      evaluation.wildcards = wildcards;
      for (const allow of allows) {
        const outcome = evaluateAllow(allow, evaluation);
        judged.push({ node: allow.node, outcome });
        if (outcome === true || evaluation.isOver) {
          return judged;
        }
      }
    }
    return judged;
  }
}
