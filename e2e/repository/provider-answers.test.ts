import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** What asks the card provider how something stands. */
const READS = [
  'findIntent',
  'retrieveIntent',
  'retrieveRefundedIntent',
  'refundsOf',
  'disputesOf',
  'fraudWarningOf',
  'retrieveTransfer',
  'liveTransfers',
  'findLiveTransfer',
  'retrieveAccount',
  'lastBankPayout',
] as const;

/** What they ask by: the call is in a file of its own. */
const ASKED_BY = ['retrieveWithFee'];

/**
 * Files that may ask more than once, and what keeps them from deciding by an older answer. One answer is better: Stripe's `expand` has what
 * belongs together in one.
 */
const ASKS_TWICE: Readonly<Record<string, string>> = {
  'functions/src/payments/disputes/follow-disputes.ts':
    'disputes and warnings are fields of their own, written over the same record alone, and looked at again after that',
  'functions/src/payments/payouts/send-payout.ts': 'of the intent it takes what never changes',
  'functions/src/payments/payouts/reverse-surplus.ts': 'of the intent it takes what never changes',
  'functions/src/payments/stripe/refunds.ts':
    'two calls that each ask once; what is sent by an older answer has the same key, so that it goes once',
  'functions/src/payments/checkout/create-payment-intent.ts':
    'the second answer takes the place of the first',
};

const isSource = (path: string) => !/\.test\.ts$/.test(path);
const files = repositoryFiles('functions/src/**/*.ts').filter(isSource);

/** How often a file asks the provider by one of the names. */
function readsOf(path: string): number {
  const calls = new RegExp(`(?<!function )\\b(${READS.join('|')})\\(`, 'g');
  return textOf(path).match(calls)?.length ?? 0;
}

describe('answers of the card provider', () => {
  it('are asked for once where something is decided by them, or the file is named here with why it may ask twice', () => {
    const twice = files.filter((path) => readsOf(path) > 1);
    expect(twice.sort()).toEqual(Object.keys(ASKS_TWICE).sort());
  });

  it('come from functions that are all named here', () => {
    const asking = /export (?:async )?function (\w+)[\s\S]*?^}/gm;
    const found = repositoryFiles('functions/src/payments/stripe/*.ts')
      .filter(isSource)
      .flatMap((path) => [...textOf(path).matchAll(asking)])
      .filter(([text = '']) => /client\.[\w.]+\.(retrieve|list)\(/.test(text) && !/createReversal/.test(text))
      .map(([, name]) => name);
    expect([...READS, ...ASKED_BY]).toEqual(expect.arrayContaining(found));
    expect(found.length).toBeGreaterThan(7);
  });

  it('are newer than the record they are written over: it is read before they are asked for', () => {
    const both = files.filter((path) => /\bretrieve(Refunded)?Intent\(|\brefundsOf\(/.test(textOf(path)));
    const late = both.filter((path) => {
      const text = textOf(path);
      const asked = text.search(/await (retrieve(Refunded)?Intent|refundsOf)\(/);
      const record = text.search(/= await read\(paymentDocument\([^)]*\)\)/);
      return asked !== -1 && record > asked;
    });
    expect(late).toEqual([]);
  });
});
