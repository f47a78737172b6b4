import type { MemoryLocalCache, PersistentLocalCache } from 'firebase/firestore';
import { databaseAnswers } from '../device/site-data/database-answers.ts';

/** What Firestore makes its cache of (https://github.com/firebase/firebase-js-sdk, packages/firestore/src/api/cache_config.ts). */
interface CacheParts {
  _offlineComponentProvider: {
    build(online: unknown): { initialize(configuration: unknown): Promise<void> };
  };
}

let isInMemory = false;

/**
 * Whether what this page has Firestore send is queued in its memory alone. Then what earlier pages queued on the device waits for a
 * page that can read it. Known once Firestore has done anything; false before.
 */
export function isQueueInMemory(): boolean {
  return isInMemory;
}

/** The cache in this page's memory. */
export function ofThisPage(cache: MemoryLocalCache): MemoryLocalCache {
  isInMemory = true;
  return cache;
}

/** The database that Firestore keeps the project's documents and queue in. */
export function firestoreDb(projectId: string): string {
  return `firestore/[DEFAULT]/${projectId}/main`;
}

/**
 * The cache, unless its database does not answer this page: then Firestore falls back to one in the page's memory, as it does where a
 * browser refuses it the database, instead of waiting for as long as that takes.
 */
export function unlessSilent(cache: PersistentLocalCache, database: string): PersistentLocalCache {
  const parts = (cache as unknown as CacheParts)._offlineComponentProvider;
  const build = parts.build.bind(parts);
  parts.build = (online) => {
    const made = build(online);
    const initialize = made.initialize.bind(made);
    made.initialize = async (configuration) => {
      try {
        // One of the errors after which Firestore takes the other cache.
        if (!(await databaseAnswers(database)))
          throw new DOMException(`${database} does not answer`, 'InvalidStateError');
        await initialize(configuration);
      } catch (error) {
        isInMemory = true;
        throw error;
      }
    };
    return made;
  };
  return cache;
}
