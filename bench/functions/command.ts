import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { LOCAL_BUCKET, LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { startFirestoreEmulator } from '@thriftline/firestore-emulator';
import { buildParts } from '@thriftline/local/build-parts';
import { layoutOf } from '@thriftline/local/layout';
import { run } from '@thriftline/run/child-group';
import { bundleOf } from '@thriftline/run/programs';
import { createProgress } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { startStripeEmulator } from '@thriftline/stripe-emulator';
import { median } from '../firestore/harness/measure.ts';
import { table } from '../table.ts';
import { type Asked, askedOf, type Endpoint } from './asked.ts';
import { bundleSize } from './bundle-size.ts';
import type { FirstAnswer } from './instance.ts';

const ROUNDS = 3;
/** The aim: from `import` to the first answer. */
const AIM_MS = 400;
const SECRET = 'a-secret-of-no-shop-'.repeat(4);

const ABOUT = `An instance of each function, a process of its own: from import to its first answer in ms, of the clock and of a processor, MiB of
the process then, and kB of scripts it read; medians of ${ROUNDS}. Folders take turns, so that a busy machine is busy for all. Callables are asked
without a login, triggers told of a document that says little, and what runs by the clock does all of its work; beside an empty Firestore emulator
and Stripe's. On a busy machine only the processor's ms tell.`;

function machine(): string {
  const [cpu] = cpus();
  const load = loadavg().map((one) => one.toFixed(1));
  return `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, load ${load.join(' ')}, Node.js ${process.versions.node}`;
}

interface Row {
  asked: Asked;
  answer: FirstAnswer;
}

/** A build that is measured. */
interface Bundle {
  folder: string;
  endpoints: Record<string, Endpoint>;
  rows: Row[];
}

async function askOnce(
  folder: string,
  asked: Asked,
  env: NodeJS.ProcessEnv,
  counted: readonly 'counted'[] = [],
): Promise<FirstAnswer> {
  const program = join(ROOT, bundleOf('bench-functions-instance'));
  const printed = await run(process.execPath, [program, folder, JSON.stringify(asked), ...counted], {
    cwd: folder,
    env: { ...env, FUNCTION_TARGET: asked.name },
  });
  return JSON.parse(printed.trimEnd().split('\n').at(-1) ?? '') as FirstAnswer;
}

function medianOf(answers: readonly FirstAnswer[]): FirstAnswer {
  const of = (part: keyof FirstAnswer) => median(answers.map((answer) => answer[part]));
  return {
    importMs: of('importMs'),
    answerMs: of('answerMs'),
    cpuMs: of('cpuMs'),
    status: of('status'),
    mebibytes: of('mebibytes'),
    readKb: of('readKb'),
  };
}

/** What a bundle exports, as the SDK describes it, read in a process of its own. */
async function endpointsOf(folder: string, env: NodeJS.ProcessEnv): Promise<Record<string, Endpoint>> {
  const script = `import(${JSON.stringify('./index.js')}).then((all) => { console.log(JSON.stringify(
    Object.fromEntries(Object.entries(all).map(([name, { __endpoint }]) => [name, __endpoint])))); process.exit(); })`;
  let printed = '';
  await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env,
    // It is longer than what is kept of an output.
    onOutput: (text) => {
      printed += text;
    },
  });
  return JSON.parse(printed.trimEnd().split('\n').at(-1) ?? '') as Record<string, Endpoint>;
}

/** Asks each bundle that serves it the same, one after the other, round by round, and notes the medians. */
async function askInTurns(what: string, bundles: readonly Bundle[], env: NodeJS.ProcessEnv): Promise<void> {
  const asking = bundles.flatMap(({ folder, endpoints, rows }) => {
    const asked = askedOf(endpoints).find((one) => one.what === what);
    return asked ? [{ folder, asked, rows, answers: [] as FirstAnswer[] }] : [];
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { folder, asked, answers } of asking) answers.push(await askOnce(folder, asked, env));
  }
  for (const { folder, asked, rows, answers } of asking) {
    const { readKb } = await askOnce(folder, asked, env, ['counted']);
    rows.push({ asked, answer: { ...medianOf(answers), readKb } });
  }
}

const whole = (number: number) => number.toFixed(0);

async function printBundle({ folder, endpoints, rows }: Bundle): Promise<void> {
  const { first, all } = await bundleSize(folder);
  const totals = rows.map(({ answer }) => answer.importMs + answer.answerMs);
  const cpu = rows.map(({ answer }) => answer.cpuMs);
  const over = (numbers: readonly number[]) => numbers.filter((ms) => ms > AIM_MS).length;
  console.log(
    [
      `\n${folder}: ${Object.keys(endpoints).length} functions; ${whole(first)} kB for every instance of ${whole(all)} kB in all`,
      table([
        ['Asked', 'Function', 'import ms', 'answer ms', 'both', 'of a CPU', 'MiB', 'kB read', 'status'],
        ...rows.map(({ asked, answer }) => [
          asked.what,
          asked.name,
          whole(answer.importMs),
          whole(answer.answerMs),
          whole(answer.importMs + answer.answerMs),
          whole(answer.cpuMs),
          whole(answer.mebibytes),
          whole(answer.readKb),
          String(answer.status),
        ]),
      ]),
      `  median ${whole(median(totals))} ms, most ${whole(Math.max(...totals))} ms; ${over(totals)} of ${totals.length} over the ${AIM_MS} ms aimed at`,
      `  of a CPU: median ${whole(median(cpu))} ms, most ${whole(Math.max(...cpu))} ms; ${over(cpu)} over`,
    ].join('\n'),
  );
}

/** `npm run bench:functions [-- FOLDER...]`: builds and measures the bundle of functions, or the bundles in other folders. */
export async function benchCommand(argv: readonly string[]): Promise<number> {
  const folders = argv.length > 0 ? argv.map((folder) => resolve(folder)) : [join(ROOT, 'functions/dist')];
  const progress = createProgress();
  if (argv.length === 0) await buildParts(layoutOf(ROOT, { offset: 0, official: false }), progress);
  const firestore = await startFirestoreEmulator({});
  // No page is served, so its scripts need not be built.
  const stripe = await startStripeEmulator({ host: '127.0.0.1', port: 0, assets: ROOT });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    GCLOUD_PROJECT: LOCAL_PROJECT,
    FIREBASE_CONFIG: JSON.stringify({ projectId: LOCAL_PROJECT, storageBucket: LOCAL_BUCKET }),
    FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_API_BASE: stripe.url,
    JWT_SECRET: SECRET,
    UNSUBSCRIBE_SECRET: SECRET,
    SMTP_URL: 'off',
    VAPID_PRIVATE_KEY: 'off',
  };
  console.log(`${machine()}\n${ABOUT}`);
  const bundles = await Promise.all(
    folders.map(async (folder) => ({ folder, endpoints: await endpointsOf(folder, env), rows: [] as Row[] })),
  );
  const questions = new Map(
    bundles.flatMap(({ endpoints }) => askedOf(endpoints)).map((asked) => [asked.what, asked]),
  );
  await progress.step('Asking', async (detail) => {
    for (const what of questions.keys()) {
      detail(what);
      await askInTurns(what, bundles, env);
    }
  });
  for (const bundle of bundles) await printBundle(bundle);
  console.log(`\n${machine()}`);
  await Promise.all([firestore.stop(), stripe.stop()]);
  return 0;
}
