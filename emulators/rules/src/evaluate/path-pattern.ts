import type { Outcome } from '../outcomes/failure.ts';
import { Unknown } from '../outcomes/unknown.ts';
import type { MatchSegmentNode } from '../syntax/ast.ts';
import { RulesPath } from '../values/path.ts';

/** Any number of segments that are not known: what lies between a collection group's parent and its collections. */
export const ANY_DEPTH = Symbol('any depth');

/** A segment of a path to be matched: known, one unknown, or any number of unknown ones. */
export type PathElement = string | Unknown | typeof ANY_DEPTH;

/** The path of a match with all the matches around it. */
export class PathPattern {
  readonly #before: readonly MatchSegmentNode[];
  readonly #after: readonly MatchSegmentNode[];
  readonly #isRecursive: boolean;
  /** How many segments a recursive wildcard must cover at least. */
  readonly #minCovered: number;

  constructor(segments: readonly MatchSegmentNode[], version: 1 | 2) {
    const recursive = segments.findIndex(({ kind }) => kind === 'recursive');
    this.#isRecursive = recursive !== -1;
    this.#before = this.#isRecursive ? segments.slice(0, recursive) : segments;
    this.#after = this.#isRecursive ? segments.slice(recursive + 1) : [];
    this.#minCovered = version === 1 ? 1 : 0;
  }

  /** The values of the wildcards if the pattern covers the path whatever its unknown segments are; null if not. */
  match(path: readonly PathElement[]): Outcome[] | null {
    const fixed = this.#before.length + this.#after.length;
    const covered = path.length - fixed;
    if (this.#isRecursive ? covered < this.#minCovered : covered !== 0) {
      return null;
    }
    const wildcards: Outcome[] = [];
    const end = path.length - this.#after.length;
    if (!matchFixed(this.#before, path, 0, wildcards)) {
      return null;
    }
    if (this.#isRecursive) {
      wildcards.push(joined(path.slice(this.#before.length, end)));
    }
    return matchFixed(this.#after, path, end, wildcards) ? wildcards : null;
  }

  /** The text that every path it covers has at this place; null if they may differ. */
  nameAt(index: number): string | null {
    const segment = this.#before[index];
    return segment?.kind === 'literal' ? segment.text : null;
  }
}

/** Matches segments with those of the path that begin at `from`. */
function matchFixed(
  segments: readonly MatchSegmentNode[],
  path: readonly PathElement[],
  from: number,
  wildcards: Outcome[],
): boolean {
  for (const [index, segment] of segments.entries()) {
    const element = path[from + index];
    if (element === undefined || element === ANY_DEPTH) {
      return false;
    }
    if (segment.kind !== 'literal') {
      wildcards.push(element);
    } else if (segment.text !== element) {
      return false;
    }
  }
  return true;
}

function joined(elements: readonly PathElement[]): Outcome {
  const known = elements.filter((element) => typeof element === 'string');
  return known.length === elements.length
    ? new RulesPath(known)
    : new Unknown('The path of what a query finds is not known.', 0);
}
