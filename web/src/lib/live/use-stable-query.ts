import { type Query, queryEqual } from 'firebase/firestore';
import { useState } from 'react';

function same<T>(a: Query<T> | null, b: Query<T> | null): boolean {
  return a === b || (a !== null && b !== null && queryEqual(a, b));
}

/** The query of an earlier rendering as long as this one asks for the same, so that effects do not start anew. */
export function useStableQuery<T>(query: Query<T> | null): Query<T> | null {
  const [stable, setStable] = useState(query);
  if (same(stable, query)) return stable;
  setStable(query);
  return query;
}
