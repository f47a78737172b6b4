/** A fault or a doubt in a rules text, with its place: lines and columns count from 1. */
export interface RulesFinding {
  readonly severity: 'ERROR' | 'WARNING';
  readonly line: number;
  readonly column: number;
  readonly description: string;
}

/** Rules that cannot be put in force; `findings` has every fault and doubt. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  readonly findings: readonly RulesFinding[];

  constructor(findings: readonly RulesFinding[]) {
    const lines = findings
      .filter(isFault)
      .map(({ line, column, description }) => `L${line}:${column} ${description}`);
    super(['Error compiling rules:', ...lines].join('\n'));
    this.findings = findings;
  }
}

/** True for what keeps rules from being put in force. */
export function isFault({ severity }: RulesFinding): boolean {
  return severity === 'ERROR';
}

/** A finding as a line of the log that an editor can jump to. */
export function findingLine(file: string, { severity, line, column, description }: RulesFinding): string {
  return `[rules] ${file}:${line}:${column} ${severity} ${description}`;
}
