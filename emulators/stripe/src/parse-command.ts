import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { DEFAULT_PORT, type StripeEmulatorOptions } from './start-stripe-emulator.ts';

/** A command line that cannot be followed; the message says why. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** What `--help` prints. */
export const HELP = `Usage: stripe-emulator [options]

Speaks the part of Stripe's API, webhooks and stripe.js that a shop needs. No network, test mode only.

  --host HOST               address to listen on (127.0.0.1)
  --port PORT               port to listen on, 0 for any free one (${DEFAULT_PORT})
  --webhook-url URL         where events are posted
  --webhook-secret SECRET   what events are signed with (the variable STRIPE_WEBHOOK_SECRET)
  --connect-webhook-url URL
                            where events of connected accounts are posted
  --connect-webhook-secret SECRET
                            what those are signed with (STRIPE_CONNECT_WEBHOOK_SECRET)
  --data-file FILE          where the state is kept between runs (in memory only)
  --assets FOLDER           a built browser side in the place of the package's own
  --help                    prints this
  --version                 prints the version
`;

const MAX_PORT = 65_535;

/** What a command line asks for. */
export type Command =
  | { readonly action: 'start'; readonly options: StripeEmulatorOptions }
  | { readonly action: 'print'; readonly text: string };

/** Reads the arguments after the program's name. Throws UsageError. */
export function parseCommand(argv: readonly string[], environment: NodeJS.ProcessEnv = process.env): Command {
  const values = valuesOf(argv);
  if (values.help) return { action: 'print', text: HELP };
  if (values.version) return { action: 'print', text: `${packageJson.version}\n` };
  const { host, assets, 'data-file': dataFile } = values;
  const webhook = webhookOf(
    'webhook',
    values['webhook-url'],
    values['webhook-secret'] ?? environment.STRIPE_WEBHOOK_SECRET,
  );
  const connectWebhook = webhookOf(
    'connect-webhook',
    values['connect-webhook-url'],
    values['connect-webhook-secret'] ?? environment.STRIPE_CONNECT_WEBHOOK_SECRET,
  );
  return {
    action: 'start',
    options: {
      ...(host === undefined ? {} : { host }),
      ...(values.port === undefined ? {} : { port: portOf(values.port) }),
      ...(assets === undefined ? {} : { assets }),
      ...(dataFile === undefined ? {} : { dataFile }),
      ...(webhook === undefined ? {} : { webhook }),
      ...(connectWebhook === undefined ? {} : { connectWebhook }),
    },
  };
}

function valuesOf(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        host: { type: 'string' },
        port: { type: 'string' },
        'data-file': { type: 'string' },
        'webhook-url': { type: 'string' },
        'webhook-secret': { type: 'string' },
        'connect-webhook-url': { type: 'string' },
        'connect-webhook-secret': { type: 'string' },
        assets: { type: 'string' },
        help: { type: 'boolean' },
        version: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (text === '' || !Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    throw new UsageError(`--port is "${text}": give a whole number from 0 to ${MAX_PORT}.`);
  }
  return port;
}

/** The variable that has each secret when no option does. */
const SECRET_VARIABLES = {
  webhook: 'STRIPE_WEBHOOK_SECRET',
  'connect-webhook': 'STRIPE_CONNECT_WEBHOOK_SECRET',
} as const;

function webhookOf(
  option: keyof typeof SECRET_VARIABLES,
  url: string | undefined,
  secret: string | undefined,
): StripeEmulatorOptions['webhook'] {
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new UsageError(
      `--${option}-url is "${url}": give an address such as http://127.0.0.1:3000/webhook.`,
    );
  }
  if (!secret) {
    throw new UsageError(
      `--${option}-url needs --${option}-secret or the variable ${SECRET_VARIABLES[option]}, to sign events with.`,
    );
  }
  return { url, secret };
}
