import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { aCategory, aUser } from '@thriftline/domain/testing/builders';
import { PEOPLE } from '../environment.ts';
import { storeDocuments } from './store-documents.ts';
import { THEN } from './stored-documents.ts';

/** Everybody's account and the one category: what each test starts from. */
export function baseWorld(): Record<string, object> {
  const world: Record<string, object> = {
    'productIds/gone': { createdAt: THEN },
    'categoryNames/chairs': { categoryId: 'chairs' },
    'categories/chairs': { ...aCategory({ createdBy: PEOPLE.otherSeller.uid }), createdAt: THEN },
  };
  for (const { uid, name, email, role } of Object.values(PEOPLE)) {
    world[`users/${uid}`] = { ...aUser({ name, email, role }), createdAt: THEN };
  }
  return world;
}

/** Empties the store and writes the given documents past the rules. */
export async function storeWorld(
  environment: RulesTestEnvironment,
  world: Record<string, object>,
): Promise<void> {
  await environment.clearFirestore();
  await storeDocuments(environment.projectId, world);
}
