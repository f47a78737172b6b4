import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { Timestamp } from 'firebase-admin/firestore';
import type { World } from '../platform/world.ts';

interface Override {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
}

/** What Firestore deletes by itself, as it was told with the indexes: the local one does not (https://firebase.google.com/docs/firestore/ttl). */
export async function readExpiries(): Promise<Override[]> {
  const declared = JSON.parse(await readFile(join(ROOT, 'firestore.indexes.json'), 'utf8')) as {
    fieldOverrides: Override[];
  };
  return declared.fieldOverrides.filter(({ ttl }) => ttl === true);
}

/** Deletes what has expired, in its place, as it does within a day. */
export async function expire({ firestore, clock }: World, expiries: readonly Override[]): Promise<void> {
  for (const { collectionGroup, fieldPath } of expiries) {
    const { docs } = await firestore
      .collectionGroup(collectionGroup)
      .where(fieldPath, '<=', Timestamp.fromMillis(clock.now()))
      .get();
    for (const { ref } of docs) await ref.delete();
  }
}
