import { createSearchEngine } from '@thriftline/domain/search/create-search-engine';
import {
  MAX_COUNTED,
  MAX_COUNTED_BY_STRANGERS,
  type SearchEngine,
} from '@thriftline/domain/search/search-engine';
import { env, IS_LOCAL, localOrigin } from '@/config/env.ts';
import { fetchVocabulary } from './fetch-vocabulary.ts';
import { FirestoreListings, type ListingCollection } from './firestore-listings.ts';

const CLOUD_ORIGIN = 'https://firestore.googleapis.com';

/** The ID token of who is signed in. Auth is loaded only when somebody is. */
async function memberToken(): Promise<string | undefined> {
  const { auth } = await import('@/lib/firebase/auth.ts');
  await auth.authStateReady();
  return auth.currentUser?.getIdToken();
}

/** The stored listings, as members or strangers may read them. */
export function storedListings(collection: ListingCollection, isMember: boolean): FirestoreListings {
  return new FirestoreListings({
    origin: IS_LOCAL ? localOrigin('firestore') : CLOUD_ORIGIN,
    projectId: env.firebase.projectId,
    collection,
    token: isMember ? memberToken : async () => undefined,
  });
}

/** Most that are counted for members or strangers. */
export const mostCountedFor = (isMember: boolean) => (isMember ? MAX_COUNTED : MAX_COUNTED_BY_STRANGERS);

function engineFor(collection: ListingCollection, isMember: boolean): SearchEngine {
  const store = storedListings(collection, isMember);
  return createSearchEngine({ store, vocabulary: fetchVocabulary, mostCounted: mostCountedFor(isMember) });
}

/** Searches everything that can be bought, for members. */
export const memberSearch: SearchEngine = engineFor('listings', true);

/** Searches everything that can be bought, for strangers where the shop lets them. */
export const openSearch: SearchEngine = engineFor('listings', false);

/** Searches what is advertised, for strangers. */
export const advertisedSearch: SearchEngine = engineFor('advertisedListings', false);
