import type { RulesMethod } from '../requests/request.ts';
import type { CompiledMatch } from './compiled-match.ts';
import type { PathElement } from './path-pattern.ts';

/** Where paths of a service first differ: behind databases, the database and documents, or b, the bucket and o. */
const TELLING = 3;

/** The matches that may concern a request, so that the others need not be held against its path. */
export class MatchIndex {
  readonly #byMethod = new Map<RulesMethod, MatchesOfMethod>();
  readonly #matches: readonly CompiledMatch[];

  constructor(matches: readonly CompiledMatch[]) {
    this.#matches = matches;
  }

  /** In the order of the text, each with those allows alone that are for the method. */
  candidates(method: RulesMethod, path: readonly PathElement[]): readonly CompiledMatch[] {
    let known = this.#byMethod.get(method);
    if (known === undefined) {
      known = new MatchesOfMethod(this.#matches, method);
      this.#byMethod.set(method, known);
    }
    return known.candidates(path[TELLING]);
  }
}

class MatchesOfMethod {
  readonly #all: readonly CompiledMatch[];
  /** Those whose pattern names no segment at the telling place. */
  readonly #open: readonly CompiledMatch[];
  readonly #byName = new Map<string, readonly CompiledMatch[]>();

  constructor(matches: readonly CompiledMatch[], method: RulesMethod) {
    this.#all = matches
      .map(({ pattern, allows }) => ({
        pattern,
        allows: allows.filter(({ methods }) => methods.has(method)),
      }))
      .filter(({ allows }) => allows.length > 0);
    this.#open = this.#all.filter(({ pattern }) => pattern.nameAt(TELLING) === null);
    const names = new Set(this.#all.map(({ pattern }) => pattern.nameAt(TELLING)));
    for (const name of names) {
      if (name === null) continue;
      const isOf = (own: string | null): boolean => own === null || own === name;
      this.#byName.set(
        name,
        this.#all.filter(({ pattern }) => isOf(pattern.nameAt(TELLING))),
      );
    }
  }

  candidates(element: PathElement | undefined): readonly CompiledMatch[] {
    return typeof element === 'string' ? (this.#byName.get(element) ?? this.#open) : this.#all;
  }
}
