import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from './problems.ts';

/** Most of each kind that a database on the Blaze plan may have. */
const MOST_INDEXES = 1000;
const MOST_FIELDS = 1000;
const WARN_AT = 0.8;

/** Says of the indexes that are deployed that they are too many, or soon will be. */
export function indexLimitProblems(counted: { indexes: number; fieldOverrides: number }): Problem[] {
  const kinds = [
    { what: 'composite indexes', count: counted.indexes, most: MOST_INDEXES },
    { what: 'single-field settings', count: counted.fieldOverrides, most: MOST_FIELDS },
  ];
  return kinds.flatMap(({ what, count, most }): Problem[] => {
    if (count < most * WARN_AT) return [];
    const text = `firestore.indexes.json has ${count} ${what} of the ${most} that a database may have. Remove those that no query uses, or ask Google's support for more.`;
    return [{ severity: count > most ? 'error' : 'warning', text }];
  });
}

/** What there is to say of firestore.indexes.json. */
export async function deployedIndexProblems(root: string): Promise<Problem[]> {
  const { indexes, fieldOverrides } = JSON.parse(
    await readFile(join(root, 'firestore.indexes.json'), 'utf8'),
  ) as { indexes: unknown[]; fieldOverrides: unknown[] };
  return indexLimitProblems({ indexes: indexes.length, fieldOverrides: fieldOverrides.length });
}
