import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '../base/locale/i18n.ts';
import { ACCOUNT_LOST, type SellerAccount } from './seller-account.ts';

/**
 * What the provider wants to know, by how its names begin or end (https://docs.stripe.com/api/accounts/object, `requirements`): the
 * first that fits.
 */
const REQUIREMENTS: readonly (readonly [RegExp, MessageDescriptor])[] = [
  [/^external_account/, msg`A bank account or debit card for payouts`],
  [/^tos_acceptance/, msg`Your agreement to the payment provider’s terms`],
  [/verification\.(additional_)?document/, msg`A photo of an identity document`],
  [/proof_of|documents\./, msg`A document that confirms your details`],
  [/\.dob\./, msg`Your date of birth`],
  [/(\.|_)address(\.|$)/, msg`Your address`],
  [/(ssn|id_number|tax_id)/, msg`A tax or identity number`],
  [/\.(first|last)_name/, msg`Your full name`],
  [/\.(email|phone)$|support_phone/, msg`Your contact details`],
  [/^business_profile\./, msg`A description of what you sell`],
  [/^business_type$/, msg`Whether you sell as a person or a company`],
  [/^(company|owners|directors|executives|representative)/, msg`More about your company`],
];

/** What is missing of an account, in words, each once; what has no words of its own counts as one more thing. */
export function missingText({ missing }: Pick<SellerAccount, 'missing'>): string[] {
  const words = missing.map((name) => {
    const [, text] = REQUIREMENTS.find(([pattern]) => pattern.test(name)) ?? [];
    return text === undefined ? t`More about you` : i18n._(text);
  });
  return [...new Set(words)];
}

/** Why the provider holds an account, in words. */
export function disabledText(reason: string): string {
  if (reason === ACCOUNT_LOST) return t`We lost access to this payout account. Set up a new one.`;
  if (reason.startsWith('rejected')) return t`The payment provider rejected this account. Contact us.`;
  if (reason === 'under_review' || reason === 'requirements.pending_verification') {
    return t`The payment provider is checking your details. That can take a few days.`;
  }
  if (reason === 'listed' || reason === 'platform_paused') {
    return t`The payment provider is reviewing this account. We’ll let you know the result.`;
  }
  return t`The payment provider needs more details before we can pay you.`;
}
