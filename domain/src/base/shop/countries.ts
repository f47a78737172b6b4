import { msg } from '@lingui/core/macro';

/** What an address consists of, by how countries write it. */
export const ADDRESS_FORMS = {
  usual: msg`Name, street, town and postcode.`,
  american: msg`Name, street, city, state and ZIP code.`,
  australian: msg`Name, street, suburb, state and postcode.`,
  canadian: msg`Name, street, city, province and postal code.`,
  indian: msg`Name, house, street, city, state and PIN code.`,
  irish: msg`Name, street, town, county and Eircode.`,
  /** Where there are no postcodes. */
  gulf: msg`Name, building, street, district and city.`,
};

/** How people of a country write addresses and phone numbers. */
interface CountryFacts {
  address: keyof typeof ADDRESS_FORMS;
  /** What comes before its phone numbers abroad. */
  calling: string;
  /** What comes before them at home alone. */
  trunk?: '0' | '1' | '06';
}

const ZERO = { address: 'usual', trunk: '0' } as const;
const NONE = { address: 'usual' } as const;
const GULF = { address: 'gulf' } as const;

/** The countries that a shop can be in, as ISO 3166 names them. */
export const COUNTRIES = {
  AE: { ...GULF, calling: '971', trunk: '0' },
  AT: { ...ZERO, calling: '43' },
  AU: { address: 'australian', calling: '61', trunk: '0' },
  BE: { ...ZERO, calling: '32' },
  BG: { ...ZERO, calling: '359' },
  BH: { ...GULF, calling: '973' },
  BR: { address: 'american', calling: '55', trunk: '0' },
  CA: { address: 'canadian', calling: '1', trunk: '1' },
  CH: { ...ZERO, calling: '41' },
  CZ: { ...NONE, calling: '420' },
  DE: { ...ZERO, calling: '49' },
  DK: { ...NONE, calling: '45' },
  EG: { ...ZERO, calling: '20' },
  ES: { ...NONE, calling: '34' },
  FI: { ...ZERO, calling: '358' },
  FR: { ...ZERO, calling: '33' },
  GB: { ...ZERO, calling: '44' },
  GR: { ...NONE, calling: '30' },
  HK: { ...GULF, calling: '852' },
  HU: { address: 'usual', calling: '36', trunk: '06' },
  IE: { address: 'irish', calling: '353', trunk: '0' },
  IN: { address: 'indian', calling: '91', trunk: '0' },
  IS: { ...NONE, calling: '354' },
  // Italians dial the nought from abroad, too.
  IT: { ...NONE, calling: '39' },
  JO: { ...ZERO, calling: '962' },
  JP: { ...ZERO, calling: '81' },
  KR: { ...ZERO, calling: '82' },
  KW: { ...NONE, calling: '965' },
  LU: { ...NONE, calling: '352' },
  MA: { ...ZERO, calling: '212' },
  MX: { address: 'american', calling: '52' },
  MY: { ...ZERO, calling: '60' },
  NL: { ...ZERO, calling: '31' },
  NO: { ...NONE, calling: '47' },
  NZ: { ...ZERO, calling: '64' },
  OM: { ...NONE, calling: '968' },
  PL: { ...NONE, calling: '48' },
  PT: { ...NONE, calling: '351' },
  QA: { ...GULF, calling: '974' },
  RO: { ...ZERO, calling: '40' },
  SA: { ...ZERO, calling: '966' },
  SE: { ...ZERO, calling: '46' },
  SG: { ...NONE, calling: '65' },
  TH: { ...ZERO, calling: '66' },
  TN: { ...NONE, calling: '216' },
  US: { address: 'american', calling: '1', trunk: '1' },
  ZA: { ...ZERO, calling: '27' },
} as const satisfies Record<string, CountryFacts>;

/** One of them. */
export type Country = keyof typeof COUNTRIES;

/** A phone number as it is dialed from anywhere, of one that was written as in that country: `(0113) 496 0000` is `+441134960000`. */
export function dialed(mobile: string, country: Country): string {
  const { calling, trunk }: CountryFacts = COUNTRIES[country];
  const isAbroad = /^\s*(?:\+|00)/.test(mobile);
  // `+44 (0)113` says what is dialed at home.
  const digits = (isAbroad ? mobile.replace('(0)', '') : mobile).replaceAll(/\D/g, '');
  if (isAbroad) return `+${digits.replace(/^00/, '')}`;
  return `+${calling}${trunk !== undefined && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits}`;
}
