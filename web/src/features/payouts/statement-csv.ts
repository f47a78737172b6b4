import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { decimalCents } from '@thriftline/domain/base/money';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import { type Payout, shares, transferIdsOf } from '@thriftline/domain/payouts/payout';
import { PAYOUT_LABELS } from '@thriftline/domain/payouts/payout-texts';
import { feeRuleText } from '@thriftline/domain/settings/fee-texts';
import { toCsv } from '@/lib/browser/csv.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

const moment = (time: StoredTime | undefined) => time?.toDate().toISOString();

const COLUMNS: readonly { title: MessageDescriptor; cell: (payout: Stored<Payout>) => string | undefined }[] =
  [
    { title: msg`Sold at`, cell: ({ createdAt }) => moment(createdAt) },
    { title: msg`Item`, cell: ({ productname }) => productname },
    { title: msg`Currency`, cell: ({ currency }) => currency.toUpperCase() },
    { title: msg`Paid by the buyer`, cell: ({ gross, currency }) => decimalCents(gross, currency) },
    {
      title: msg`Delivery price`,
      cell: ({ deliveryPrice, currency }) => decimalCents(deliveryPrice, currency),
    },
    { title: msg`Refunded to the buyer`, cell: ({ back, currency }) => decimalCents(back, currency) },
    {
      title: msg`With the buyer’s bank`,
      cell: ({ withBank = 0, currency }) => decimalCents(withBank, currency),
    },
    { title: msg`Fee rule`, cell: ({ feeRule, currency }) => feeRuleText(feeRule, currency) },
    { title: msg`Fee`, cell: (payout) => decimalCents(shares(payout).fee, payout.currency) },
    { title: msg`You get`, cell: (payout) => decimalCents(shares(payout).net, payout.currency) },
    { title: msg`Status`, cell: ({ state }) => PAYOUT_LABELS[state] },
    { title: msg`Order complete at`, cell: ({ releasedAt }) => moment(releasedAt) },
    { title: msg`Paid out`, cell: ({ transferred, currency }) => decimalCents(transferred, currency) },
    { title: msg`Paid out at`, cell: ({ sentAt }) => moment(sentAt) },
    { title: msg`Reversed`, cell: ({ reversed, currency }) => decimalCents(reversed, currency) },
    { title: msg`Order`, cell: ({ _id }) => _id },
    { title: msg`Transfer`, cell: (payout) => transferIdsOf(payout).join(' ') },
  ];

/**
 * What a seller gets of each sale as CSV, one row a sale: times in UTC, amounts as decimals beside their currency. In each row, what was
 * paid is what was given back, what the bank has, the fee and what the seller gets.
 */
export function statementCsv(payouts: readonly Stored<Payout>[]): string {
  return toCsv([
    COLUMNS.map(({ title }) => i18n._(title)),
    ...payouts.map((payout) => COLUMNS.map(({ cell }) => cell(payout) ?? '')),
  ]);
}

/** What the file of a year's statement is called, after the shop, in letters that every system takes. */
export function statementFileName(shopName: string, year: number): string {
  const name = shopName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return [...(name === '' ? [] : [name]), 'payouts', `${year}.csv`].join('-');
}
