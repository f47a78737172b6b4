import {
  Coverage,
  type CoverageReport,
  compileRules,
  coverageReport,
  type Decision,
  type DocumentLookup,
  decide,
  LookupPending,
  type Ruleset,
  type RulesIssue,
  RulesPath,
  type RulesRequest,
  type RulesResource,
} from '@thriftline/security-rules';
import { documentResource } from './document-values.ts';
import type { DocumentAnswer, Incoming, LoadRuleset, Outgoing, Verify } from './messages.ts';
import { rulesRequestOf } from './rules-request.ts';

/** Rules that were loaded, and what their expressions came out as since. */
interface LoadedRules {
  ruleset: Ruleset;
  coverage: Coverage;
}

/** A verification under way: what was fetched for it so far, `null` for a document that does not exist. */
interface Verification {
  rules: LoadedRules;
  request: RulesRequest;
  fetched: Map<string, RulesResource | null>;
  /** The path of the fetch that is still to be answered: the CLI allows one at a time. */
  awaited: string | undefined;
}

/** The form in which the CLI shows a finding with its place in the file. */
function issueText(fileName: string, { severity, line, column, description }: RulesIssue): string {
  return JSON.stringify({
    description_: description,
    severity_: severity,
    sourcePosition_: { fileName_: fileName, line_: line, column_: column },
  });
}

/** Why an operation is refused, down to the sub-expression: the CLI shows warnings to the person at the terminal. */
function refusal({ allowed, message, trace }: Decision): string[] {
  if (allowed) return [];
  return [`Storage rules refused: ${message.trim()}`, ...trace.flatMap(({ details }) => details)];
}

function keyOf(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/**
 * Judges Storage operations by security rules, as the Firebase CLI's Storage emulator asks: one message in, one out,
 * and in between the fetches of the Firestore documents that the rules look at.
 */
export class StorageRulesRuntime {
  readonly #send: (message: Outgoing) => void;
  readonly #noteCoverage: ((report: CoverageReport) => void) | undefined;
  readonly #rulesets = new Map<string, LoadedRules>();
  readonly #verifications = new Map<number, Verification>();

  /** `noteCoverage` gets what the rules came out as so far, before each verdict. */
  constructor(send: (message: Outgoing) => void, noteCoverage?: (report: CoverageReport) => void) {
    this.#send = send;
    this.#noteCoverage = noteCoverage;
  }

  /** Says that the runtime is ready. */
  start(): void {
    this.#send({ id: -1, status: 'ok', result: {} });
  }

  /** Takes the CLI's next message. */
  handle(message: Incoming): void {
    try {
      if (message.action === 'load_ruleset') this.#load(message);
      else if (message.action === 'verify') this.#verify(message);
      else this.#takeDocument(message);
    } catch (error) {
      this.#verifications.delete(message.id);
      const text = error instanceof Error ? error.message : String(error);
      this.#send({ id: message.id, status: 'ok', errors: [text], warnings: [], result: { permit: false } });
    }
  }

  #load({ id, context }: LoadRuleset): void {
    const [file, ...others] = context.source.files;
    if (!file || others.length > 0) throw new Error('UNIMPLEMENTED: rules in other than one file.');
    const { ruleset, issues } = compileRules(file.content, {
      fileName: file.name,
      service: 'firebase.storage',
    });
    if (ruleset) this.#rulesets.set(context.rulesetName, { ruleset, coverage: new Coverage() });
    const texts = (severity: RulesIssue['severity']) =>
      issues.filter((issue) => issue.severity === severity).map((issue) => issueText(file.name, issue));
    this.#send({
      id,
      status: 'ok',
      errors: texts('ERROR'),
      warnings: texts('WARNING'),
      result: { rulesVersion: ruleset?.version ?? 0 },
    });
  }

  #verify({ id, context }: Verify): void {
    const rules = this.#rulesets.get(context.rulesetName);
    if (!rules) throw new Error(`There are no rules called ${context.rulesetName}.`);
    const request = rulesRequestOf(context);
    this.#verifications.set(id, { rules, request, fetched: new Map(), awaited: undefined });
    this.#proceed(id);
  }

  #takeDocument({ id, status, result }: DocumentAnswer): void {
    const verification = this.#verifications.get(id);
    if (verification?.awaited === undefined) return;
    const found = status === 'ok' && result ? documentResource(result) : null;
    verification.fetched.set(verification.awaited, found);
    verification.awaited = undefined;
    this.#proceed(id);
  }

  /** Judges with what is there; asks for the next document when one is missing. */
  #proceed(id: number): void {
    const verification = this.#verifications.get(id);
    if (!verification) return;
    const { request, fetched } = verification;
    const { ruleset, coverage } = verification.rules;
    const lookup: DocumentLookup = {
      get(path) {
        const document = fetched.get(keyOf(path));
        if (document === undefined) throw new LookupPending(new RulesPath(path));
        return document;
      },
    };
    try {
      const decision = decide(ruleset, request, lookup, { coverage });
      this.#verifications.delete(id);
      this.#noteCoverage?.(coverageReport(ruleset, coverage));
      this.#send({
        id,
        status: 'ok',
        errors: [],
        warnings: refusal(decision),
        result: { permit: decision.allowed },
      });
    } catch (error) {
      if (!(error instanceof LookupPending)) throw error;
      const path = keyOf(error.path.segments);
      verification.awaited = path;
      this.#send({
        action: 'fetch_firestore_document',
        server_request_id: id,
        status: 'ok',
        context: { path },
        errors: [],
        warnings: [],
      });
    }
  }
}
