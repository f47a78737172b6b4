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
interface Page {
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
export class RulesBook {
  private readonly log: (line: string) => void;
  private ofAll: Page | undefined;
  private readonly pages = new Map<string, Page>();

  /** `log` gets a line for what rules print. */
  constructor(log: (line: string) => void) {
    this.log = log;
  }

  /** False for a project where everything is allowed. */
  hasRules(projectId: string): boolean {
    return this.pageOf(projectId) !== undefined;
  }

  /** What the rules of a project say to a request. */
  judge(
    projectId: string,
    request: RulesRequest,
    lookup: DocumentLookup,
    budget: LookupBudget | undefined,
  ): Pick<Decision, 'allowed' | 'message' | 'trace'> {
    const page = this.pageOf(projectId);
    if (!page?.ruleset) return FAULTY_RULES;
    return decide(page.ruleset, request, lookup, {
      coverage: page.coverage,
      print: (text) => this.log(`[rules] debug: ${text}`),
      ...(budget && { budget }),
    });
  }

  /**
   * Gives a project rules of its own; without one gives them to all projects, also to those that had their own.
   * Faulty ones are only reported and change nothing.
   */
  replace(files: readonly RulesFile[], projectId?: string): readonly RulesFinding[] {
    const { ruleset, issues } = compileFiles(files);
    if (!ruleset) return issues;
    const page = { ruleset, coverage: new Coverage() };
    if (projectId !== undefined) this.pages.set(projectId, page);
    else this.putForAll(page);
    return issues;
  }

  /** Denies every request until rules come that can be put in force. */
  denyAll(): void {
    this.putForAll({ ruleset: null, coverage: new Coverage() });
  }

  /** What the expressions of a project's rules came out as, so far. */
  coverage(projectId: string): CoverageReport {
    const page = this.pageOf(projectId);
    return page?.ruleset ? coverageReport(page.ruleset, page.coverage) : { rules: { files: [] }, report: [] };
  }

  /** The same as a page for people. */
  coveragePage(projectId: string): string {
    const page = this.pageOf(projectId);
    return page?.ruleset
      ? coverageHtml(coverageReport(page.ruleset, page.coverage))
      : '<p>This project has no rules.</p>';
  }

  private putForAll(page: Page): void {
    this.pages.clear();
    this.ofAll = page;
  }

  private pageOf(projectId: string): Page | undefined {
    return this.pages.get(projectId) ?? this.ofAll;
  }
}

function compileFiles(files: readonly RulesFile[]) {
  const text = files.map(({ content }) => content).join('\n');
  return compileRules(text, { fileName: files[0]?.name ?? 'firestore.rules', service: 'cloud.firestore' });
}
