import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { buildBrowserAssets } from '../build-browser-assets.ts';
import {
  type StripeEmulator,
  type StripeEmulatorOptions,
  startStripeEmulator,
} from '../start-stripe-emulator.ts';

/** A running emulator with what tests need beside it. */
export interface EmulatorUnderTest extends StripeEmulator {
  /** Where the `stripe` package finds it. */
  address: { protocol: 'http'; host: string; port: number };
  stripe: Stripe;
  /** Lets the provider's clock go ahead. */
  advance(milliseconds: number): void;
  /** Calls a control; without a body it is a POST of `{}`. */
  control<Answer = unknown>(path: string, body?: object): Promise<Answer>;
  /** Looks at something under `/test/`. */
  look<Answer>(path: string): Promise<Answer>;
}

/** Starts an emulator on a free port, with a clock that tests move. */
export async function aStripeEmulator(
  options: Partial<StripeEmulatorOptions> = {},
): Promise<EmulatorUnderTest> {
  const assets = await mkdtemp(join(tmpdir(), 'stripe-emulator-assets-'));
  await buildBrowserAssets(assets);
  let offset = 0;
  const provider = await startStripeEmulator({
    host: '127.0.0.1',
    port: 0,
    assets,
    clock: () => Date.now() + offset,
    checkShapes: true,
    ...options,
  });
  await rm(assets, { recursive: true });
  const address = { protocol: 'http', host: provider.host, port: provider.port } as const;
  const answerOf = async (response: Response): Promise<unknown> => {
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const look = async (path: string) => answerOf(await fetch(`${provider.url}/test/${path}`));
  return {
    ...provider,
    address,
    // Whatever a test was about: what went through it had Stripe's shapes.
    stop: async () => {
      const { violations } = (await look('violations')) as { violations: string[] };
      await provider.stop();
      if (violations.length > 0) throw new Error([...new Set(violations)].join('\n'));
    },
    stripe: new Stripe('sk_test_local', { ...address, maxNetworkRetries: 0, telemetry: false }),
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    control: async <Answer>(path: string, body: object = {}) =>
      (await answerOf(
        await fetch(`${provider.url}/test/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      )) as Answer,
    look: async <Answer>(path: string) => (await look(path)) as Answer,
  };
}
