import { invalidArgument } from '../../model/index.ts';
import { isFault, RulesError, type RulesFinding } from '../../rules-bridge/rules-error.ts';
import type { RulesFile, RulesRegistry, RulesScope } from '../../rules-bridge/rules-registry.ts';

interface RulesBody {
  readonly rules?: { readonly files?: readonly { readonly name?: string; readonly content?: string }[] };
  readonly ignore_errors?: boolean;
}

/**
 * Replaces the rules of a project or of one of its databases. With `ignore_errors` (the CLI, on every saved change) faults are only
 * reported and the rules before stay; without it (test tools) they refuse the request. Doubts are told in any case.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function replaceRules(registry: RulesRegistry, scope: RulesScope, body: RulesBody): object {
  const given: unknown = body.rules?.files;
  if (!Array.isArray(given) || given.length === 0) {
    throw invalidArgument('The body holds no rules: expected rules.files.');
  }
  const files = given.map(rulesFile);
  const issues = registry.replace(files, scope);
  if (issues.some(isFault) && body.ignore_errors !== true) {
    throw invalidArgument(new RulesError(issues).message);
  }
  const found = issues.map((issue) => issueJson(issue, files[0]?.name ?? ''));
  return found.length > 0 || body.ignore_errors === true ? { issues: found } : {};
}

function rulesFile(file: { readonly name?: unknown; readonly content?: unknown } | null): RulesFile {
  const { name = 'security.rules', content = '' } = file ?? {};
  if (typeof name !== 'string' || typeof content !== 'string') {
    throw invalidArgument('Each of rules.files has a name and a content, both texts.');
  }
  return { name, content };
}

function issueJson({ severity, line, column, description }: RulesFinding, fileName: string): object {
  return { sourcePosition: { fileName, line, column }, severity, description };
}
