import { type SigningSecret, secretWeakness } from '@thriftline/domain/base/secrets/secret-strength';
import {
  JWT_SECRET,
  STRIPE_CONNECT_WEBHOOK_SECRET,
  STRIPE_WEBHOOK_SECRET,
  UNSUBSCRIBE_SECRET,
} from './config.ts';

/** The value of a secret that whoever knows can forge with. Throws, for the log alone, when it can be guessed. */
function strong(secret: typeof JWT_SECRET): string {
  const name = secret.name as SigningSecret;
  const value = secret.value();
  const weakness = secretWeakness(name, value);
  if (weakness) throw new Error(`The secret ${name} ${weakness} Nothing that depends on it is served.`);
  return value;
}

/** What tokens of `POST /api/jwt` are signed with. Throws when it is too weak to sign anything. */
export const jwtSecret = (): string => strong(JWT_SECRET);

/** What Stripe signs its events with. Throws when it is too weak to believe anything signed with it. */
export const stripeWebhookSecret = (): string => strong(STRIPE_WEBHOOK_SECRET);

/** What Stripe signs events of sellers' accounts with. Throws when it is too weak, or there is none. */
export const stripeConnectWebhookSecret = (): string => strong(STRIPE_CONNECT_WEBHOOK_SECRET);

/** What the links by which somebody wants no more e-mails are signed with. Throws when it is too weak to sign anything. */
export const unsubscribeSecret = (): string => strong(UNSUBSCRIBE_SECRET);
