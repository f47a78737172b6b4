import type { Language } from '@thriftline/domain/base/locale/languages';
import { createSearchEngine } from '@thriftline/domain/search/create-search-engine';
import {
  MAX_COUNTED,
  MAX_COUNTED_BY_STRANGERS,
  type SearchEngine,
} from '@thriftline/domain/search/search-engine';
import { env, IS_LOCAL, localOrigin } from '@/config/env.ts';
import { giveUpAfter } from '@/lib/connection/deadline.ts';
import type { Asked } from '@/lib/connection/look-at-server.ts';
import { lookFor, watchAnswer } from '@/lib/connection/server-answers.ts';
import { vocabularyIfReachable } from './fetch-vocabulary.ts';
import { FirestoreListings, type ListingCollection } from './firestore-listings.ts';

const ORIGIN = IS_LOCAL ? localOrigin('firestore') : 'https://firestore.googleapis.com';

const SERVER: Asked = { name: 'firestore', address: ORIGIN };

/** Asks for as long as Firestore's answers may take, and tells the page when it is silent. */
function ask(url: string, request: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(giveUpAfter('firestore', 'read'));
  const asked = fetch(url, { ...request, signal });
  return watchAnswer(SERVER, asked, () => false);
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

/** The words first: while they are late, somebody looks whether Firestore is there to be asked at all. */
const vocabulary = (words: string, language?: Language) =>
  vocabularyIfReachable(() => lookFor(SERVER), words, language);

function engineFor(collection: ListingCollection, isMember: boolean): SearchEngine {
  const store = storedListings(collection, isMember);
  return createSearchEngine({ store, vocabulary, mostCounted: mostCountedFor(isMember) });
}

/** Searches everything that can be bought, for members. */
export const memberSearch: SearchEngine = engineFor('listings', true);

/** Searches everything that can be bought, for strangers where the shop lets them. */
export const openSearch: SearchEngine = engineFor('listings', false);

/** Searches what is advertised, for strangers. */
export const advertisedSearch: SearchEngine = engineFor('advertisedListings', false);
