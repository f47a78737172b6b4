import { checkRules } from './check/check-rules.ts';
import type { RulesIssue } from './check/rules-issue.ts';
import { Ruleset } from './compile/ruleset.ts';
import { MAX_EXPRESSION_DEPTH, MAX_SOURCE_BYTES } from './evaluate/limits.ts';
import type { RulesService } from './requests/request.ts';
import { childrenOf, type FileNode } from './syntax/ast.ts';
import { parseRules } from './syntax/parser.ts';
import { rootExpressions } from './syntax/root-expressions.ts';
import { RulesSyntaxError } from './syntax/rules-syntax-error.ts';
import { Source } from './syntax/source.ts';

/** What compiling gives: no ruleset if one of the issues is an error. */
export interface CompiledRules {
  readonly ruleset: Ruleset | null;
  readonly issues: RulesIssue[];
}

/** Compiles rules text for a service. */
export function compileRules(
  text: string,
  options: { fileName: string; service: RulesService },
): CompiledRules {
  const source = new Source(text, options.fileName);
  try {
    if (Buffer.byteLength(text) > MAX_SOURCE_BYTES) {
      throw new RulesSyntaxError(`Rules may not be larger than ${MAX_SOURCE_BYTES / 1024} KB.`, 0);
    }
    const file = parseRules(source);
    refuseDeepExpressions(file);
    const issues = checkRules(file, source, options.service);
    const hasError = issues.some(({ severity }) => severity === 'ERROR');
    return { ruleset: hasError ? null : new Ruleset(source, file, options.service), issues };
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) {
      throw error;
    }
    const { line, column } = source.locate(error.offset);
    return { ruleset: null, issues: [{ severity: 'ERROR', line, column, description: error.message }] };
  }
}

/** A long chain such as `1 + 1 + …` is a deep tree as well. */
function refuseDeepExpressions(file: FileNode): void {
  const open = rootExpressions(file).map((node) => ({ node, outside: 0 }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, outside } = next;
    const depth = outside + (node.brackets ?? 0);
    if (depth > MAX_EXPRESSION_DEPTH) {
      throw new RulesSyntaxError('Expression is too complex to evaluate safely.', node.start);
    }
    open.push(...childrenOf(node).map((child) => ({ node: child, outside: depth + 1 })));
  }
}
