import type { DocumentLookup, LookupBudget, RulesIssue, RulesRequest } from '../../rules/index.ts';

export interface RulesFile {
  readonly name: string;
  readonly content: string;
}
export interface Verdict {
  readonly allowed: boolean;
  readonly explanation: string;
}

export class RulesBook {
  constructor(_files?: readonly RulesFile[], _log?: (line: string) => void) {}
  hasRules(_projectId: string): boolean {
    return false;
  }
  judge(
    _projectId: string,
    _request: RulesRequest,
    _lookup: DocumentLookup,
    _budget: LookupBudget | undefined,
  ): Verdict {
    return { allowed: true, explanation: '' };
  }
  replace(_projectId: string, _files: readonly RulesFile[]): readonly RulesIssue[] {
    return [];
  }
  coverage(_projectId: string): object {
    return {};
  }
}
