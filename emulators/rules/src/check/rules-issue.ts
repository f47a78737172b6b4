/** A finding about rules text, as the emulators and the CLI report it. Lines and columns count from 1. */
export interface RulesIssue {
  readonly severity: 'ERROR' | 'WARNING';
  readonly line: number;
  readonly column: number;
  readonly description: string;
}
