import { ANY_DEPTH, type PathElement } from '../evaluate/path-pattern.ts';
import { Unknown } from '../outcomes/unknown.ts';
import type { ListQuery, RulesRequest } from '../requests/request.ts';
import { RulesPath } from '../values/path.ts';
import { type Disjunct, toDisjuncts } from './disjuncts.ts';
import { QueryFacts } from './query-facts.ts';
import { UnknownResource } from './unknown-resource.ts';

/** One alternative of a query: the path and resource that stand for all documents it may find. */
export interface ListTarget {
  readonly path: readonly PathElement[];
  readonly resource: UnknownResource;
  /** True if the path itself depends on the alternative. */
  readonly isNamed: boolean;
}

/** The alternatives of a list request, all of which must be allowed; null if they are too many to judge. */
export function listTargets(request: RulesRequest): readonly ListTarget[] | null {
  const disjuncts = toDisjuncts(request.query?.where ?? null);
  return disjuncts?.map((disjunct) => targetOf(request, disjunct)) ?? null;
}

function targetOf({ path, query }: RulesRequest, disjunct: Disjunct): ListTarget {
  const name = pinnedName(disjunct);
  return {
    path: name === null ? unknownPath(path, query) : name.segments,
    resource: new UnknownResource(QueryFacts.of(disjunct), name),
    isNamed: name !== null,
  };
}

function pinnedName(disjunct: Disjunct): RulesPath | null {
  for (const { field, op, value } of disjunct) {
    if (field[0] === '__name__' && op === '==' && value instanceof RulesPath) {
      return value;
    }
  }
  return null;
}

function unknownPath(path: readonly string[], query: ListQuery | undefined): readonly PathElement[] {
  const id = new Unknown('The id of the documents that a query finds is not known.', 0);
  return query?.collectionGroup ? [...path, ANY_DEPTH, query.collectionId, id] : [...path, id];
}
