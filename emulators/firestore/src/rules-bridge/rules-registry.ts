import {
  Coverage,
  type CoverageReport,
  type CoverageReportOptions,
  compileRules,
  coverageHtml,
  coverageReport,
  type DocumentLookup,
  decide,
  type LookupBudget,
  type Ruleset,
  type RulesRequest,
} from '@thriftline/security-rules';
import type { DatabaseName } from '../model/index.ts';
import type { Evaluation, Verdict } from './evaluation.ts';
import type { RulesFinding } from './rules-error.ts';

/** A file of rules text. */
export interface RulesFile {
  readonly name: string;
  readonly content: string;
}

/** What rules are for: without a project all of them, without a database every one that has none of its own. */
export type RulesScope = Partial<DatabaseName>;

/** What holds for a database: its rules, or a refusal of everything while they are faulty. */
interface RulesInForce {
  readonly ruleset: Ruleset | null;
  readonly coverage: Coverage;
}

/** Said of requests while the rules the emulator was started with have errors. */
const FAULTY_RULES: Verdict = {
  allowed: false,
  message: '\nThe security rules have errors; until they are mended every request is denied.',
  trace: [],
  tried: [],
};

/**
 * Which rules hold for which database: those put for it in its project, else those for its id in any project, else those
 * for its project, else those for all, else none.
 */
export class RulesRegistry {
  private readonly log: (line: string) => void;
  private readonly byScope = new Map<string, RulesInForce>();
  /** What was found for a database, since rules were replaced last. */
  private found = new WeakMap<DatabaseName, { readonly rules: RulesInForce | undefined }>();
  private readonly observers = new Set<(evaluation: Evaluation) => void>();
  private readonly replaced = new Set<(scope: RulesScope) => void>();

  /** `log` gets a line for what rules print. */
  constructor(log: (line: string) => void) {
    this.log = log;
  }

  /** Hears when other rules are in force, and where. */
  subscribe(listener: (scope: RulesScope) => void): void {
    this.replaced.add(listener);
  }

  /** Hears of every request that rules are asked about. */
  observe(observer: (evaluation: Evaluation) => void): void {
    this.observers.add(observer);
  }

  /** False for a database where everything is allowed. */
  hasRules(database: DatabaseName): boolean {
    return this.rulesOf(database) !== undefined;
  }

  /** What the rules of a database say to a request. */
  judge(
    database: DatabaseName,
    request: RulesRequest,
    lookup: DocumentLookup,
    budget: LookupBudget | undefined,
  ): Verdict {
    const rules = this.rulesOf(database);
    const verdict = this.verdictOf(rules, request, lookup, budget);
    for (const observer of this.observers) {
      observer({ database, request, verdict, rules: rules?.ruleset?.source.text ?? '' });
    }
    return verdict;
  }

  private verdictOf(
    rules: RulesInForce | undefined,
    request: RulesRequest,
    lookup: DocumentLookup,
    budget: LookupBudget | undefined,
  ): Verdict {
    if (!rules?.ruleset) return FAULTY_RULES;
    return decide(rules.ruleset, request, lookup, {
      coverage: rules.coverage,
      print: (text) => this.log(`[rules] debug: ${text}`),
      ...(budget && { budget }),
    });
  }

  /** What they would say to one that nobody made: not counted in their coverage, and what they print is not logged. */
  wouldAllow(database: DatabaseName, request: RulesRequest, lookup: DocumentLookup): boolean {
    const rules = this.rulesOf(database);
    return rules?.ruleset ? decide(rules.ruleset, request, lookup).allowed : false;
  }

  /**
   * Puts rules in force. Those for all projects also hold where single ones had their own. Faulty ones are only reported
   * and change nothing.
   */
  replace(files: readonly RulesFile[], scope: RulesScope = {}): readonly RulesFinding[] {
    const { ruleset, issues } = compileFiles(files);
    if (ruleset) this.put({ ruleset, coverage: new Coverage() }, scope);
    return issues;
  }

  /** Denies every request until rules come that can be put in force. */
  denyAll(scope: RulesScope = {}): void {
    this.put({ ruleset: null, coverage: new Coverage() }, scope);
  }

  /** What the expressions of the rules came out as, so far. */
  coverage(scope: RulesScope, options?: CoverageReportOptions): CoverageReport {
    const rules = this.inForce(scope);
    return rules?.ruleset
      ? coverageReport(rules.ruleset, rules.coverage, options)
      : { rules: { files: [] }, report: [] };
  }

  /** The same as a page for people. */
  coveragePage(scope: RulesScope): string {
    const { rules, report } = this.coverage(scope);
    return rules.files.length > 0 ? coverageHtml({ rules, report }) : '<p>There are no rules.</p>';
  }

  private put(rules: RulesInForce, scope: RulesScope): void {
    if (scope.projectId === undefined) {
      const ofProjects = ` ${scope.databaseId ?? ''}`;
      for (const key of [...this.byScope.keys()]) if (key.endsWith(ofProjects)) this.byScope.delete(key);
    }
    this.byScope.set(keyOf(scope), rules);
    this.found = new WeakMap();
    for (const listener of this.replaced) listener(scope);
  }

  private rulesOf(database: DatabaseName): RulesInForce | undefined {
    const known = this.found.get(database);
    if (known) return known.rules;
    const rules = this.inForce(database);
    this.found.set(database, { rules });
    return rules;
  }

  private inForce({ projectId, databaseId }: RulesScope): RulesInForce | undefined {
    const scopes: RulesScope[] = [
      { ...(projectId !== undefined && { projectId }), ...(databaseId !== undefined && { databaseId }) },
      databaseId === undefined ? {} : { databaseId },
      projectId === undefined ? {} : { projectId },
      {},
    ];
    return scopes.map((scope) => this.byScope.get(keyOf(scope))).find((rules) => rules !== undefined);
  }
}

/** No project and no database has a space in its name. */
function keyOf({ projectId = '', databaseId = '' }: RulesScope): string {
  return `${projectId} ${databaseId}`;
}

function compileFiles(files: readonly RulesFile[]) {
  const text = files.map(({ content }) => content).join('\n');
  return compileRules(text, { fileName: files[0]?.name ?? 'firestore.rules', service: 'cloud.firestore' });
}
