import { join, resolve } from 'node:path';
import { run } from '@thriftline/bin/child-group';
import { bundleOf } from '@thriftline/bin/programs';
import { createProgress } from '@thriftline/bin/progress';
import { ROOT } from '@thriftline/bin/root';
import { LOCAL_BUCKET, LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { startFirestoreEmulator } from '@thriftline/firestore-emulator';
import { buildParts } from '@thriftline/local/build-parts';
import { layoutOf } from '@thriftline/local/layout';
import { median } from '../firestore/harness/measure.ts';
import { table } from '../table.ts';
import { type Asked, askedOf, type Endpoint } from './asked.ts';
import { bundleSize } from './bundle-size.ts';
import type { FirstAnswer } from './instance.ts';

const ROUNDS = 3;
/** The aim: from `import` to the first answer. */
const AIM_MS = 400;
const SECRET = 'a-secret-of-no-shop-'.repeat(4);

const ABOUT = `An instance of each function, a process of its own: from import to its first answer in ms, medians of ${ROUNDS}, and MiB of the
process then. Callables are asked without a login, triggers told of an empty document, all beside an empty Firestore emulator.`;

interface Row {
  asked: Asked;
  answer: FirstAnswer;
}

async function askOnce(folder: string, asked: Asked, env: NodeJS.ProcessEnv): Promise<FirstAnswer> {
  const program = join(ROOT, bundleOf('bench-functions-instance'));
  const printed = await run(process.execPath, [program, folder, JSON.stringify(asked)], {
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
    status: of('status'),
    mebibytes: of('mebibytes'),
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

/** `npm run bench:functions [-- FOLDER...]`: builds and measures the bundle of functions, or the bundles in other folders. */
export async function benchCommand(argv: readonly string[]): Promise<number> {
  const folders = argv.length > 0 ? argv.map((folder) => resolve(folder)) : [join(ROOT, 'functions/dist')];
  const progress = createProgress();
  if (argv.length === 0) await buildParts(layoutOf(ROOT, { offset: 0, official: false }), progress);
  const firestore = await startFirestoreEmulator({});
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    GCLOUD_PROJECT: LOCAL_PROJECT,
    FIREBASE_CONFIG: JSON.stringify({ projectId: LOCAL_PROJECT, storageBucket: LOCAL_BUCKET }),
    FIRESTORE_EMULATOR_HOST: `${firestore.host}:${firestore.port}`,
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    JWT_SECRET: SECRET,
    UNSUBSCRIBE_SECRET: SECRET,
    SMTP_URL: 'off',
    VAPID_PRIVATE_KEY: 'off',
  };
  console.log(ABOUT);
  for (const folder of folders) {
    const rows: Row[] = [];
    const endpoints = await endpointsOf(folder, env);
    await progress.step(`Asking ${folder}`, async (detail) => {
      for (const asked of askedOf(endpoints)) {
        detail(asked.what);
        const answers: FirstAnswer[] = [];
        for (let round = 0; round < ROUNDS; round += 1) answers.push(await askOnce(folder, asked, env));
        rows.push({ asked, answer: medianOf(answers) });
      }
    });
    const { first, all } = await bundleSize(folder);
    const totals = rows.map(({ answer }) => answer.importMs + answer.answerMs);
    console.log(
      [
        `\n${folder}: ${Object.keys(endpoints).length} functions; ${first.toFixed(0)} kB for every instance of ${all.toFixed(0)} kB in all`,
        table([
          ['Asked', 'Function', 'import ms', 'answer ms', 'both', 'MiB', 'status'],
          ...rows.map(({ asked, answer }) => [
            asked.what,
            asked.name,
            answer.importMs.toFixed(0),
            answer.answerMs.toFixed(0),
            (answer.importMs + answer.answerMs).toFixed(0),
            answer.mebibytes.toFixed(0),
            String(answer.status),
          ]),
        ]),
        `  median ${median(totals).toFixed(0)} ms, most ${Math.max(...totals).toFixed(0)} ms; ${totals.filter((ms) => ms > AIM_MS).length} of ${totals.length} over the ${AIM_MS} ms aimed at`,
      ].join('\n'),
    );
  }
  await firestore.stop();
  return 0;
}
