import type { Place } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';
import type { RulesIssue } from './rules-issue.ts';

/** Collects findings about a source. */
export class IssueList {
  readonly #source: Source;
  readonly #issues: RulesIssue[] = [];

  constructor(source: Source) {
    this.#source = source;
  }

  /** The findings in the order of their places. */
  get issues(): RulesIssue[] {
    return this.#issues.toSorted((a, b) => a.line - b.line || a.column - b.column);
  }

  /** Rules with an error are refused. */
  error(place: Pick<Place, 'start'>, description: string): void {
    this.#issues.push({ severity: 'ERROR', ...this.#source.locate(place.start), description });
  }

  /** Rules with warnings are taken; what is wrong with them shows when they are evaluated. */
  warn(place: Pick<Place, 'start'>, description: string): void {
    this.#issues.push({ severity: 'WARNING', ...this.#source.locate(place.start), description });
  }
}
