import type { Country } from './countries.ts';
import type { Currency } from './currencies.ts';
import type { Language } from './known-languages.ts';

/** What an operator decides about a shop before it opens. */
export interface Shop {
  /** Of those who chose no language, and whose device asks for none that there is. */
  language: Language;
  /** The languages to choose from. */
  languages: readonly Language[];
  /** Of every price, as Stripe names it. Once there are prices it can't be changed: they would count in the new one. */
  currency: Currency;
  /** Where the shop and its sellers are, as ISO 3166 names countries: for addresses, phone numbers, dates and payouts. */
  country: Country;
}

/** This shop. After a change: `npm run rules`, `npm run openapi`, and deploy. */
export const SHOP: Shop = {
  language: 'en',
  languages: ['en', 'de', 'ar'],
  currency: 'usd',
  country: 'US',
};
