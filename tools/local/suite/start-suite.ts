import { appendFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LOCAL_PROJECT, REGION } from '@thriftline/domain/base/ports';
import { partOfStripeKeys } from '@thriftline/domain/base/secrets/stripe-keys';
import { startMailEmulator } from '@thriftline/mail-emulator';
import type { Progress } from '@thriftline/run/progress';
import { startStripeEmulator } from '@thriftline/stripe-emulator';
import { startPushService } from '../push-service/start-push-service.ts';
import { SHAKE_VARIABLE, type Shaker } from '../shake/shaker.ts';
import { buildParts } from './build-parts.ts';
import { keepAssets, readAssetNames } from './cached-assets.ts';
import { adoptExport, forgetData, hasEmulatorData } from './emulator-data.ts';
import { type FirebaseCli, startFirebaseCli } from './firebase-cli.ts';
import { type FirebaseConfig, localFirebaseConfig } from './firebase-config.ts';
import {
  connectWebhookSecret,
  functionsEnvironment,
  usesRealMail,
  usesRealStripe,
  vapidPublicKey,
  webhookSecret,
  writeFunctionsSecrets,
} from './functions-environment.ts';
import { assertFree } from './machine/free-ports.ts';
import { type Layout, layoutOf } from './machine/layout.ts';
import { type Ports, portsAt, type Service } from './machine/ports.ts';
import { assertNoneStrayed } from './machine/strayed-services.ts';
import { warmUp } from './warm-up.ts';

const WATCHED_BY_DEV_ONLY: ReadonlySet<Service> = new Set<Service>(['vite']);

export interface SuiteOptions {
  root: string;
  offset: number;
  official?: boolean;
  /** Nothing but Firestore and Storage with their rules: nothing is built. */
  storesAlone?: boolean;
  /** Start with the data of the last run and keep that of this one. */
  keepData?: boolean;
  /** Forget the data of earlier runs first. */
  fresh?: boolean;
  /** The Vite development server will run too. */
  dev?: boolean;
  progress: Progress;
  /** Added to what the emulators' processes find in their environment. */
  environment?: Record<string, string>;
  /** Shakes it: calls, events and the card provider's answers are late, come twice and overtake each other. */
  shaker?: Shaker | undefined;
  /** Gets each line the CLI prints. */
  onLine?(line: string): void;
}

/** The running local world. */
export interface Suite {
  layout: Layout;
  ports: Ports;
  /** Nothing of an earlier run was there to start with. */
  empty: boolean;
  /** Settles when the CLI has ended, by `stop` or by itself; true when it ended well. */
  ended: Promise<boolean>;
  /** Ends everything; true when the data, if it was to be kept, is safe. */
  stop(): Promise<boolean>;
  /** Ends everything at once, data unsaved. */
  kill(): void;
}

async function writeLocalConfig(layout: Layout, ports: Ports): Promise<void> {
  const production = JSON.parse(await readFile(join(layout.root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const deployed = keepAssets(production, await readAssetNames(layout.root));
  await writeFile(
    layout.configFile,
    `${JSON.stringify(localFirebaseConfig(deployed, ports), undefined, 2)}\n`,
  );
}

/** Builds what has changed, then starts the card provider, the mail server, the push service and the emulators. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const {
    offset,
    official = false,
    storesAlone = false,
    keepData = false,
    progress,
    shaker,
    onLine,
  } = options;
  const inPart = partOfStripeKeys(process.env);
  if (inPart !== undefined) throw new Error(inPart);
  const layout = layoutOf(options.root, { offset, official });
  const ports = portsAt(offset);
  const services = (Object.keys(ports) as Service[]).filter(
    (service) => options.dev || !WATCHED_BY_DEV_ONLY.has(service),
  );
  await assertFree(ports, services);
  if (options.fresh) await forgetData(layout);
  if (keepData) {
    await mkdir(layout.dataDir, { recursive: true });
    await adoptExport(layout);
  }
  const empty = !(keepData && hasEmulatorData(layout));
  if (empty && keepData) {
    // Payments of a store that is gone would only confuse, and so would the documents of a seed that broke off.
    await rm(layout.cardProviderData, { force: true });
    await rm(layout.firestoreData, { recursive: true, force: true });
  }
  if (!storesAlone) await buildParts(layout, progress);
  await mkdir(layout.workDir, { recursive: true });
  await writeLocalConfig(layout, ports);
  if (!storesAlone) await writeFunctionsSecrets(layout, ports, process.env);

  const cardProvider = usesRealStripe(process.env)
    ? undefined
    : await startStripeEmulator({
        host: '127.0.0.1',
        port: ports.cardProvider,
        checkShapes: true,
        webhook: {
          url: `http://127.0.0.1:${ports.functions}/${LOCAL_PROJECT}/${REGION}/stripeWebhook`,
          secret: await webhookSecret(layout, process.env),
        },
        connectWebhook: {
          url: `http://127.0.0.1:${ports.functions}/${LOCAL_PROJECT}/${REGION}/stripeWebhook/connect`,
          secret: await connectWebhookSecret(layout, process.env),
        },
        log: (line) => appendFileSync(layout.cardProviderLog, `${line}\n`),
        ...(keepData ? { dataFile: layout.cardProviderData } : {}),
        ...(shaker && { pause: (moment) => pause(shaker.delayMs(`payment provider ${moment}`)) }),
      });
  const mail = usesRealMail(process.env)
    ? undefined
    : await startMailEmulator({ host: '127.0.0.1', port: ports.letters, smtpPort: ports.smtp });
  const pushKey = await vapidPublicKey(layout, process.env);
  const pushService = await startPushService({ port: ports.pushService });
  const stopProviders = () => Promise.all([cardProvider?.stop(), mail?.stop(), pushService.stop()]);
  let cli: FirebaseCli;
  try {
    cli = await progress.step('Starting the emulators', async () => {
      const started = await startFirebaseCli({
        layout,
        official,
        storesAlone,
        keepData,
        environment: {
          ...functionsEnvironment(ports, process.env),
          VAPID_PUBLIC_KEY: pushKey,
          ...options.environment,
          ...(shaker && { [SHAKE_VARIABLE]: shaker.seed }),
        },
        onLine,
      });
      try {
        await assertNoneStrayed(ports);
      } catch (error) {
        await started.stop();
        throw error;
      }
      await warmUp(ports);
      return started;
    });
  } catch (error) {
    await stopProviders();
    throw error;
  }
  const end = async () => {
    await cli.stop();
    await stopProviders();
    return !keepData || adoptExport(layout);
  };
  let stopped: Promise<boolean> | undefined;
  return {
    layout,
    ports,
    empty,
    ended: cli.ended,
    stop() {
      stopped ??= end();
      return stopped;
    },
    kill: () => cli.kill(),
  };
}
