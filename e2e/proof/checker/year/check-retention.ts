import type { Violation } from '../state.ts';
import type { AnyDocument, YearState } from './year-state.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Collections that may name an account that is gone, by its id. */
const KEEP_ID = [
  'auditLog',
  'bookers',
  'bookings',
  'conversations',
  'deletedAccounts',
  'handovers',
  'inbox',
  'messages',
  'orders',
  'paymentAttempts',
  'payments',
  'payouts',
  'pictures',
  'private',
  'products',
  'sellerAccounts',
  'deliveries',
];
/** Those that may say its name: what both sides of a sale, and the books, need. */
const KEEP_NAME = ['auditLog', 'bookers', 'bookings', 'orders', 'payments', 'private', 'products'];

/** And its e-mail address: the books name by it whose money it was that arrives late, too. */
const KEEP_EMAIL = [...KEEP_NAME, 'paymentAttempts'];

const collectionOf = ({ path }: AnyDocument) => path.split('/').at(-2) ?? '';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A whole word: `buyer-3` is not in `buyer-31`. */
const wordOf = (text: string) => new RegExp(`(?<![A-Za-z0-9-])${escaped(text)}(?![A-Za-z0-9-])`);

/** Of accounts that are gone nothing is left but what others need. */
export function checkGone({ documents, gone }: YearState): Violation[] {
  const texts = documents.map((document) => ({
    document,
    text: `${document.path} ${JSON.stringify(document.fields)}`,
  }));
  return gone.flatMap(({ uid, name, email }) => {
    const naming = (word: string, kept: readonly string[]) => {
      const pattern = wordOf(word);
      return texts
        .filter(({ document, text }) => !kept.includes(collectionOf(document)) && pattern.test(text))
        .map(({ document }) => ({ rule: 'left-of-gone', subject: document.path, detail: `names ${word}` }));
    };
    return [...naming(uid, KEEP_ID), ...naming(name, KEEP_NAME), ...naming(email, KEEP_EMAIL)];
  });
}

/** How long each collection keeps what it holds, from when on, in days; and what Firestore itself deletes has a day more. */
const KEPT: readonly { collection: string; since: string; days: number }[] = [
  { collection: 'inbox', since: 'at', days: 91 },
  { collection: 'deliveries', since: 'at', days: 31 },
  { collection: 'uploads', since: 'createdAt', days: 2 },
  { collection: 'jobs', since: 'startedAt', days: 1 },
  { collection: 'unsettledPayouts', since: 'dueAt', days: 1 },
];
/** The round that goes through the shop again and again. */
const ROUND = 'jobs/findOrphans_shop';
/** When a sweep comes late. */
const LATE_MS = 14 * HOUR_MS;

/** What is past its time is gone. */
export function checkRetention({ documents, orders, now }: YearState): Violation[] {
  const old = KEPT.flatMap(({ collection, since, days }) =>
    documents
      .filter((document) => collectionOf(document) === collection && document.path !== ROUND)
      .filter(({ fields }) => !(Number(fields[since]) > now - days * DAY_MS - LATE_MS))
      .map(({ path, fields }) => ({
        rule: 'kept-too-long',
        subject: path,
        detail: `since ${JSON.stringify(fields[since])}`,
      })),
  );
  const paid = new Set(orders.filter(({ fields }) => fields.state === 'paid').map(({ id }) => id));
  const codes = documents
    .filter(({ path }) => /^orders\/[^/]+\/pickup\//.test(path))
    .filter(({ path }) => !paid.has(path.split('/')[1] ?? ''))
    .map(({ path }) => ({ rule: 'kept-too-long', subject: path, detail: 'the code is of no use any more' }));
  return [...old, ...codes];
}
