import { createSearchEngine } from '@thriftline/domain/search/create-search-engine';
import {
  MAX_COUNTED,
  MAX_COUNTED_BY_STRANGERS,
  type SearchEngine,
} from '@thriftline/domain/search/search-engine';
import { env, IS_LOCAL, localOrigin } from '@/config/env.ts';
import { giveUpAfter } from '@/lib/deadline.ts';
import { watchAnswer } from '@/lib/server-answers.ts';
import { fetchVocabulary } from './fetch-vocabulary.ts';
import { FirestoreListings, type ListingCollection } from './firestore-listings.ts';

const ORIGIN = IS_LOCAL ? localOrigin('firestore') : 'https://firestore.googleapis.com';

/** Asks for as long as Firestore's answers may take, and tells the page when it is silent. */
function ask(url: string, request: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(giveUpAfter('firestore', 'read'));
  const asked = fetch(url, { ...request, signal });
  return watchAnswer({ name: 'firestore', address: ORIGIN }, asked, () => false);
}

/** The ID token of who is signed in. Auth is loaded only when somebody is. */
async function memberToken(): Promise<string | undefined> {
  const { auth } = await import('@/lib/firebase/auth.ts');
  await auth.authStateReady();
  return auth.currentUser?.getIdToken();
}

/** The stored listings, as members or strangers may read them. */
export function storedListings(collection: ListingCollection, isMember: boolean): FirestoreListings {
  return new FirestoreListings({
    origin: ORIGIN,
    projectId: env.firebase.projectId,
    collection,
    token: isMember ? memberToken : async () => undefined,
    ask,
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
