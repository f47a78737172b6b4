import { parseArgs } from 'node:util';
import { type CardProviderOptions, startCardProvider } from './card-provider.ts';

/** What it listens on when nobody says otherwise: the port of stripe-mock. */
const DEFAULT_PORT = 12_111;

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: String(DEFAULT_PORT) },
    'data-file': { type: 'string' },
    'webhook-url': { type: 'string' },
    'webhook-secret': { type: 'string' },
    assets: { type: 'string' },
  },
});

const secret = values['webhook-secret'] ?? process.env.STRIPE_WEBHOOK_SECRET;
const url = values['webhook-url'];
if (url !== undefined && !secret) {
  throw new Error('--webhook-url needs --webhook-secret or STRIPE_WEBHOOK_SECRET, to sign events with');
}
const options: CardProviderOptions = {
  host: values.host,
  port: Number(values.port),
  log: (line) => console.error(line),
  ...(values['data-file'] === undefined ? {} : { dataFile: values['data-file'] }),
  ...(values.assets === undefined ? {} : { assets: values.assets }),
  ...(url === undefined || !secret ? {} : { webhook: { url, secret } }),
};
const provider = await startCardProvider(options);
console.log(`The local card provider (test mode) answers at ${provider.url}`);
const end = () => {
  void provider.stop().then(() => process.exit(0));
};
process.once('SIGINT', end);
process.once('SIGTERM', end);
