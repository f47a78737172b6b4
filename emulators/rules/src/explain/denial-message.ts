import { Failure, type Outcome, wrongType } from '../outcomes/failure.ts';
import type { RulesRequest } from '../requests/request.ts';
import type { AllowNode } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';
import { typeName } from '../values/type-name.ts';

/** An allow that was tried. */
export interface JudgedAllow {
  readonly node: AllowNode;
  readonly outcome: Outcome;
}

/**
 * Why a request is denied: a new line, then for each allow its outcome, the method and its line, as the official
 * emulator says it; the path at the end is ours.
 */
export function denialMessage(source: Source, request: RulesRequest, judged: readonly JudgedAllow[]): string {
  const { method, path } = request;
  const place = `/${path.join('/')}`;
  if (judged.length === 0) {
    return `\nNo matching allow statements for '${method}' (${place})`;
  }
  const reasons = judged.map(({ node, outcome }) => {
    const allowLine = source.locate(node.start).line;
    return `${describe(outcome)} for '${method}' @ L${allowLine}`;
  });
  return `\n${reasons.join(', ')} (${place})`;
}

function describe(outcome: Outcome): string {
  if (outcome === false) {
    return 'false';
  }
  return outcome instanceof Failure ? outcome.message : wrongType(typeName(outcome), 'bool', 0).message;
}
