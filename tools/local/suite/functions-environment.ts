import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Layout } from './machine/layout.ts';
import type { Ports } from './machine/ports.ts';
import { newVapidKeyPair, type VapidKeyPair, vapidKeyPairOf } from './vapid-keys.ts';

/** Key of the local card provider; any `sk_test_` key would do, for it takes every one. */
const LOCAL_STRIPE_SECRET_KEY = 'sk_test_local';

/** Whether the environment names the real card provider, which then serves instead of the local one. */
export function usesRealStripe(environment: NodeJS.ProcessEnv): boolean {
  return Boolean(environment.STRIPE_SECRET_KEY);
}

const randomText = () => randomBytes(32).toString('hex');
/** Whether the environment names a real mail server, which then takes e-mails instead of the local one. */
export function usesRealMail(environment: NodeJS.ProcessEnv): boolean {
  return Boolean(environment.SMTP_URL);
}

/** A random text of this clone, made once and kept: nobody who has read the repository knows it. */
async function localSecret(layout: Layout, name: string, make = randomText): Promise<string> {
  const file = join(layout.root, '.local', name);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

/** What the card provider signs its events with: the environment's, else this clone's own. */
export async function webhookSecret(layout: Layout, environment: NodeJS.ProcessEnv): Promise<string> {
  return environment.STRIPE_WEBHOOK_SECRET || `whsec_${await localSecret(layout, 'webhook-secret')}`;
}

/** What the card provider signs events of sellers' accounts with: the environment's, else this clone's own. */
export async function connectWebhookSecret(layout: Layout, environment: NodeJS.ProcessEnv): Promise<string> {
  return (
    environment.STRIPE_CONNECT_WEBHOOK_SECRET ||
    `whsec_${await localSecret(layout, 'connect-webhook-secret')}`
  );
}

/** What push messages are signed with: the environment's key, else this clone's own; undefined where it says that there is none. */
async function vapidKeys(layout: Layout, environment: NodeJS.ProcessEnv): Promise<VapidKeyPair | undefined> {
  const make = () => newVapidKeyPair().privateKey;
  const key = environment.VAPID_PRIVATE_KEY || (await localSecret(layout, 'vapid-private-key', make));
  return key === 'off' ? undefined : vapidKeyPairOf(Buffer.from(key, 'base64url'));
}

/** The public half of what push messages are signed with; the website is built with it. Empty where there is none. */
export async function vapidPublicKey(layout: Layout, environment: NodeJS.ProcessEnv): Promise<string> {
  return (await vapidKeys(layout, environment))?.publicKey ?? '';
}

/** Writes the functions' secrets where the emulator looks for them: real ones of the environment, else local ones. */
export async function writeFunctionsSecrets(
  layout: Layout,
  ports: Ports,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const secrets = {
    STRIPE_SECRET_KEY: environment.STRIPE_SECRET_KEY || LOCAL_STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: await webhookSecret(layout, environment),
    STRIPE_CONNECT_WEBHOOK_SECRET: await connectWebhookSecret(layout, environment),
    JWT_SECRET: environment.JWT_SECRET || (await localSecret(layout, 'jwt-secret')),
    VAPID_PRIVATE_KEY: (await vapidKeys(layout, environment))?.privateKey ?? 'off',
    SMTP_URL: environment.SMTP_URL || `smtp://127.0.0.1:${ports.smtp}`,
    UNSUBSCRIBE_SECRET: environment.UNSUBSCRIBE_SECRET || (await localSecret(layout, 'unsubscribe-secret')),
  };
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  await writeFile(join(layout.root, 'functions/dist/.secret.local'), lines.join(''), { mode: 0o600 });
}

/** What the functions' processes are told beside their secrets. */
export function functionsEnvironment(ports: Ports, environment: NodeJS.ProcessEnv): Record<string, string> {
  const site = {
    SITE_ORIGIN: `http://127.0.0.1:${ports.hosting}`,
    // What was just advertised, published or set is looked for at once.
    SITEMAP_SECONDS: '1',
    CATEGORY_COUNT_SECONDS: '1',
    SETTINGS_SECONDS: '1',
    LOCAL_PUSH_ORIGIN: `http://127.0.0.1:${ports.pushService}`,
    LETTERS_FROM: environment.LETTERS_FROM || 'letters@thriftline.example',
  };
  if (usesRealStripe(environment)) return site;
  return { ...site, STRIPE_API_BASE: `http://127.0.0.1:${ports.cardProvider}` };
}
