/**
 * Secrets that whoever knows them can forge with: tokens of the documented calls, events of the card provider, and links by which
 * somebody wants no more e-mails.
 */
export const SIGNING_SECRETS = [
  'JWT_SECRET',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'UNSUBSCRIBE_SECRET',
] as const;
export type SigningSecret = (typeof SIGNING_SECRETS)[number];

const OWN = { pattern: /^[\x21-\x7e]{32,}$/, words: 'must have at least 32 characters and no spaces.' };

const OF_STRIPE = {
  pattern: /^whsec_[\x21-\x7e]{24,}$/,
  words: 'must be whsec_ and at least 24 characters, as Stripe shows it.',
};

/** How each has to look; Stripe makes its own, whose random part is longer than this. */
const SHAPES: Record<SigningSecret, { pattern: RegExp; words: string }> = {
  JWT_SECRET: OWN,
  UNSUBSCRIBE_SECRET: OWN,
  STRIPE_WEBHOOK_SECRET: OF_STRIPE,
  STRIPE_CONNECT_WEBHOOK_SECRET: OF_STRIPE,
};

/** 32 random hexadecimal digits have fewer different ones once in ten million times. */
const MIN_DIFFERENT = 8;

/** What people write who mean to come back later; long enough not to turn up by chance. */
const WORDS = /secret|password|change|example|thriftline|local|123456|abcdef|qwert/i;

/** A text that is one piece over and over is found inside its double before its end. */
const isRepetition = (text: string) => text !== '' && `${text}${text}`.indexOf(text, 1) < text.length;

/**
 * What makes a secret too weak to sign with, as the rest of a sentence about it that does not repeat it; undefined when it
 * is strong.
 */
export function secretWeakness(name: SigningSecret, value: string): string | undefined {
  const { pattern, words } = SHAPES[name];
  if (!pattern.test(value)) return words;
  const random = value.replace(/^whsec_/, '');
  if (new Set(random).size < MIN_DIFFERENT || isRepetition(random) || WORDS.test(random)) {
    return 'can be guessed: take random characters, such as `openssl rand -hex 32` gives.';
  }
  return undefined;
}
