import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import { collection, documentIn, read, type Stored } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { advertisements } from '../advertisements.ts';
import {
  AD_ROTATION_MS,
  type AdRotation,
  FIRST_ROTATION,
  fillHome,
  HOME_PLACES,
  HOME_PLACES_OF_SELLER,
  nextRotation,
} from './ad-rotation.ts';

/** Advertisements read at a time: those of several sellers. */
const READ = 60;

/** Whose turn it is. Functions only: no security rule names it. */
const turnDocument = () => documentIn(collection<AdRotation>('homePage'), 'turn');

/** What one seller advertises, unsold. */
interface Seller {
  id: string;
  advertisements: Stored<Advertisement>[];
}

/** The sellers with advertisements in the order of their ids, between two of them. */
async function* sellersBetween(after: string, until: string | null): AsyncGenerator<Seller> {
  let query = advertisements().where('availability', '==', false).where('sellerId', '>', after);
  if (until !== null) query = query.where('sellerId', '<=', until);
  let next = query.orderBy('sellerId').orderBy('createdAt', 'desc').limit(READ);
  let current: Seller | undefined;
  for (;;) {
    const { docs } = await next.get();
    for (const snapshot of docs) {
      const data = snapshot.data();
      if (current !== undefined && current.id !== data.sellerId) {
        yield current;
        current = undefined;
      }
      current ??= { id: data.sellerId, advertisements: [] };
      current.advertisements.push({ id: snapshot.id, data });
    }
    const last = docs.at(-1);
    if (last === undefined || docs.length < READ) break;
    next = next.startAfter(last);
  }
  if (current !== undefined) yield current;
}

/** The sellers after one of them, all the way round until it is that one's turn again. */
async function* sellersAfter(seller: string): AsyncGenerator<Seller> {
  yield* sellersBetween(seller, null);
  if (seller !== '') yield* sellersBetween('', seller);
}

/** The sellers of a turn: as many as fill the page, however little each of them has. */
async function sellersOf({ after }: AdRotation): Promise<Seller[]> {
  const sellers: Seller[] = [];
  let places = 0;
  for await (const seller of sellersAfter(after)) {
    sellers.push(seller);
    places += Math.min(seller.advertisements.length, HOME_PLACES_OF_SELLER);
    if (places >= HOME_PLACES) return sellers;
  }
  return sellers;
}

/**
 * Where a turn comes to. Where all sellers fit, the next one begins with the second of them, so that the first place goes
 * round, too.
 */
function lastOf(sellers: readonly Seller[], full: boolean): string {
  return (full ? sellers.at(-1) : sellers[0])?.id ?? '';
}

/** Notes the turn that has begun, unless somebody else did meanwhile. */
async function noteTurn(turn: AdRotation): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const known = (await read(turnDocument(), transaction)) ?? FIRST_ROTATION;
    if (known.number < turn.number) transaction.set(turnDocument(), turn);
  });
}

/**
 * The advertisements of unsold products that the home page shows: at most two of a seller, in turns that all sellers get
 * alike.
 */
export async function homeAdvertisements(now = Date.now()): Promise<Stored<Advertisement>[]> {
  const known = (await read(turnDocument())) ?? FIRST_ROTATION;
  const isOver = now - known.at >= AD_ROTATION_MS;
  const turn = isOver ? nextRotation(known, now) : known;
  const sellers = await sellersOf(turn);
  const shown = fillHome(
    sellers.map(({ advertisements: own }) => own),
    turn.number,
  );
  if (isOver) await noteTurn({ ...turn, last: lastOf(sellers, shown.length >= HOME_PLACES) });
  return shown;
}
