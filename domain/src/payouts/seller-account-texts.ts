import type { SellerAccount } from './seller-account.ts';

/**
 * What the provider wants to know, by how its names begin or end (https://docs.stripe.com/api/accounts/object, `requirements`): the
 * first that fits.
 */
const REQUIREMENTS: readonly (readonly [RegExp, string])[] = [
  [/^external_account/, 'A bank account or debit card for payouts'],
  [/^tos_acceptance/, 'Your agreement to the payment provider’s terms'],
  [/verification\.(additional_)?document/, 'A photo of an identity document'],
  [/proof_of|documents\./, 'A document that confirms your details'],
  [/\.dob\./, 'Your date of birth'],
  [/(\.|_)address(\.|$)/, 'Your address'],
  [/(ssn|id_number|tax_id)/, 'A tax or identity number'],
  [/\.(first|last)_name/, 'Your full name'],
  [/\.(email|phone)$|support_phone/, 'Your contact details'],
  [/^business_profile\./, 'A description of what you sell'],
  [/^business_type$/, 'Whether you sell as a person or a company'],
  [/^(company|owners|directors|executives|representative)/, 'More about your company'],
];

/** What is missing of an account, in words, each once; what has no words of its own counts as one more thing. */
export function missingText({ missing }: Pick<SellerAccount, 'missing'>): string[] {
  const words = missing.map(
    (name) => REQUIREMENTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'More about you',
  );
  return [...new Set(words)];
}

/** Why the provider holds an account, in words. */
export function disabledText(reason: string): string {
  if (reason.startsWith('rejected')) return 'The payment provider rejected this account. Contact us.';
  if (reason === 'under_review' || reason === 'requirements.pending_verification') {
    return 'The payment provider is checking your details. That can take a few days.';
  }
  if (reason === 'listed' || reason === 'platform_paused') {
    return 'The payment provider is reviewing this account. We’ll let you know the result.';
  }
  return 'The payment provider needs more details before we can pay you.';
}
