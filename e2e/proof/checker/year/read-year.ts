import { readState } from '../read-state.ts';
import type { Deal, FeeRuleFrom, ProductChange, SaidOffer, ShownItem } from '../state.ts';
import { readDocuments } from './read-documents.ts';
import type { BalanceTransaction, BooksRead, ToldNews, WrittenReview, YearState } from './year-state.ts';

/** Where to read, and what the play itself saw. */
interface YearWorld {
  clock: { now(): number };
  addresses: { firestoreHost: string; project: string; providerUrl: string };
  productChanges: readonly ProductChange[];
  shown: readonly ShownItem[];
  said: readonly SaidOffer[];
}

/** What people did, were told and were shown. */
interface YearFacts {
  feeRules: readonly FeeRuleFrom[];
  byHand: ReadonlySet<string>;
  dealtEver: readonly Deal[];
  written: readonly WrittenReview[];
  told: readonly ToldNews[];
  gone: YearState['gone'];
  books: BooksRead;
  statements: YearState['statements'];
}

/** Reads the whole shop over the wire, and every movement of money that the provider booked. */
export async function readYear(world: YearWorld, facts: YearFacts): Promise<YearState> {
  const { addresses, clock } = world;
  const state = await readState(addresses, clock.now(), world);
  const { balanceTransactions } = (await (await fetch(`${addresses.providerUrl}/test/state`)).json()) as {
    balanceTransactions: { account: string | null; object: BalanceTransaction }[];
  };
  return {
    ...state,
    ...facts,
    documents: await readDocuments(addresses),
    balance: balanceTransactions.flatMap(({ account, object }) => (account === null ? [object] : [])),
  };
}
