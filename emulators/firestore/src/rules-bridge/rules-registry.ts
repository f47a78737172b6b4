import {
  Coverage,
  type CoverageReport,
  compileRules,
  coverageHtml,
  coverageReport,
  type Decision,
  type DocumentLookup,
  decide,
  type LookupBudget,
  type Ruleset,
  type RulesRequest,
} from '@thriftline/security-rules';
import type { RulesFinding } from './rules-error.ts';

/** A file of rules text. */
export interface RulesFile {
  readonly name: string;
  readonly content: string;
}

/** What holds for a project: its rules, or a refusal of everything while they are faulty. */
interface RulesInForce {
  readonly ruleset: Ruleset | null;
  readonly coverage: Coverage;
}

/** Said of requests while the rules the emulator was started with have errors. */
const FAULTY_RULES: Pick<Decision, 'allowed' | 'message' | 'trace'> = {
  allowed: false,
  message: '\nThe security rules have errors; until they are mended every request is denied.',
  trace: [],
};

/** Which rules hold for which project: those put for it alone, else those put for all, else none. */
export class RulesRegistry {
  private readonly log: (line: string) => void;
  private ofAll: RulesInForce | undefined;
  private readonly byProject = new Map<string, RulesInForce>();

  private readonly replaced = new Set<(projectId?: string) => void>();

  /** `log` gets a line for what rules print. */
  constructor(log: (line: string) => void) {
    this.log = log;
  }

  /** Hears when other rules are in force, for the project named or for all. */
  subscribe(listener: (projectId?: string) => void): void {
    this.replaced.add(listener);
  }

  /** False for a project where everything is allowed. */
  hasRules(projectId: string): boolean {
    return this.rulesOf(projectId) !== undefined;
  }

  /** What the rules of a project say to a request. */
  judge(
    projectId: string,
    request: RulesRequest,
    lookup: DocumentLookup,
    budget: LookupBudget | undefined,
  ): Pick<Decision, 'allowed' | 'message' | 'trace'> {
    const rules = this.rulesOf(projectId);
    if (!rules?.ruleset) return FAULTY_RULES;
    return decide(rules.ruleset, request, lookup, {
      coverage: rules.coverage,
      print: (text) => this.log(`[rules] debug: ${text}`),
      ...(budget && { budget }),
    });
  }

  /** What they would say to one that nobody made: not counted in their coverage, and what they print is not logged. */
  wouldAllow(projectId: string, request: RulesRequest, lookup: DocumentLookup): boolean {
    const rules = this.rulesOf(projectId);
    return rules?.ruleset ? decide(rules.ruleset, request, lookup).allowed : false;
  }

  /**
   * Gives a project rules of its own; without one gives them to all projects, also to those that had their own.
   * Faulty ones are only reported and change nothing.
   */
  replace(files: readonly RulesFile[], projectId?: string): readonly RulesFinding[] {
    const { ruleset, issues } = compileFiles(files);
    if (!ruleset) return issues;
    const rules = { ruleset, coverage: new Coverage() };
    if (projectId !== undefined) this.byProject.set(projectId, rules);
    else this.putForAll(rules);
    for (const listener of this.replaced) listener(projectId);
    return issues;
  }

  /** Denies every request until rules come that can be put in force. */
  denyAll(): void {
    this.putForAll({ ruleset: null, coverage: new Coverage() });
  }

  /** What the expressions of a project's rules came out as, so far. */
  coverage(projectId: string): CoverageReport {
    const rules = this.rulesOf(projectId);
    return rules?.ruleset
      ? coverageReport(rules.ruleset, rules.coverage)
      : { rules: { files: [] }, report: [] };
  }

  /** The same as a page for people. */
  coveragePage(projectId: string): string {
    const rules = this.rulesOf(projectId);
    return rules?.ruleset
      ? coverageHtml(coverageReport(rules.ruleset, rules.coverage))
      : '<p>This project has no rules.</p>';
  }

  private putForAll(rules: RulesInForce): void {
    this.byProject.clear();
    this.ofAll = rules;
  }

  private rulesOf(projectId: string): RulesInForce | undefined {
    return this.byProject.get(projectId) ?? this.ofAll;
  }
}

function compileFiles(files: readonly RulesFile[]) {
  const text = files.map(({ content }) => content).join('\n');
  return compileRules(text, { fileName: files[0]?.name ?? 'firestore.rules', service: 'cloud.firestore' });
}
