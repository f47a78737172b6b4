import type { Expression, FileNode, FunctionNode, MatchNode } from './ast.ts';

/** Conditions of allows, `let` values and results of functions, in the order of the text. */
export function rootExpressions(file: FileNode): Expression[] {
  const inMatch = ({ allows, matches }: MatchNode): Expression[] => [
    ...allows.flatMap(({ condition }) => condition ?? []),
    ...matches.flatMap(inMatch),
  ];
  const roots = [
    ...file.services.flatMap(({ matches }) => matches.flatMap(inMatch)),
    ...functionsOf(file).flatMap(({ lets, result }) => [...lets.map(({ value }) => value), result]),
  ];
  return roots.sort((a, b) => a.start - b.start);
}

/** Every function of a file, at all levels. */
export function functionsOf(file: FileNode): FunctionNode[] {
  const inMatch = ({ functions, matches }: MatchNode): FunctionNode[] => [
    ...functions,
    ...matches.flatMap(inMatch),
  ];
  return [
    ...file.functions,
    ...file.services.flatMap(({ functions, matches }) => [...functions, ...matches.flatMap(inMatch)]),
  ];
}
