import { endAllGroups } from '@thriftline/run/child-group';
import { createProgress, secondsSince } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { DEMO_ACCOUNTS } from '../seed/demo-accounts.ts';
import { seed } from '../seed/seed.ts';
import { callFunctions } from '../suite/call-functions.ts';
import { saveEmulatorData } from '../suite/emulator-data.ts';
import { OFFSET_VARIABLE, offsetFrom } from '../suite/machine/ports.ts';
import { onStopSignal } from '../suite/machine/stop-signals.ts';
import { startSuite } from '../suite/start-suite.ts';
import { startDevelopment } from './development.ts';
import { parseStartArguments, START_USAGE, type StartArguments } from './start-arguments.ts';
import { welcome } from './welcome.ts';

/** Lines of the CLI a person at the terminal should see: warnings, errors and what functions print. */
function isWorthShowing(line: string): boolean {
  return /^\s*(⚠|✖|Error:|>)/.test(line) && !/"severity":"(DEBUG|INFO)"/.test(line);
}

async function start(args: StartArguments, started: number): Promise<boolean> {
  const offset = offsetFrom(process.env);
  if (args.dev && offset !== 0) {
    throw new Error(
      `The development server serves the default ports only: run it without ${OFFSET_VARIABLE}.`,
    );
  }
  // What website and functions are built with (texts/build/plugin.mjs).
  if (args.language !== undefined) process.env.THRIFTLINE_LANGUAGE = args.language;
  const progress = createProgress();
  let ready = false;
  // Until the demo data is whole nothing is worth keeping: the next start makes it anew.
  let stop = (): void => {
    endAllGroups();
    process.exit(130);
  };
  onStopSignal(() => stop());

  const suite = await startSuite({
    root: ROOT,
    offset,
    official: args.official,
    keepData: true,
    fresh: args.fresh,
    dev: args.dev,
    progress,
    onLine: (line) => {
      if (ready && isWorthShowing(line)) progress.say(line);
    },
  });
  if (suite.empty) {
    await progress.step('Filling the empty store with demo data', async (detail) => {
      await seed(suite.ports, detail, args.language);
      await saveEmulatorData(suite.layout, suite.ports);
    });
  }
  if (!suite.empty && args.language !== undefined) {
    progress.say('The demo data is from an earlier run. Add `--fresh` to start over in this language.');
  }
  const development = args.dev ? await startDevelopment(suite, progress) : undefined;

  let stopping = false;
  stop = () => {
    stopping = true;
    progress.say('\nStopping and saving the data …');
    void suite.stop();
  };
  ready = true;
  progress.say(welcome(suite.ports, DEMO_ACCOUNTS, { dev: args.dev, took: secondsSince(started) }));

  const background = new AbortController();
  void callFunctions(suite.ports, { stopped: background.signal, say: (line) => progress.say(line) });

  await suite.ended;
  background.abort();
  development?.stop();
  const saved = await suite.stop();
  if (!stopping) progress.say(`The emulators ended unexpectedly; see ${suite.layout.cliLog}.`);
  if (saved) progress.say('The data is saved; `npm start` continues with it.');
  else progress.say('The data of this run could not be saved; that of the run before is kept.');
  return stopping && saved;
}

/** `npm start`: brings the local world up and keeps it up until Ctrl-C. */
export async function startCommand(argv: readonly string[]): Promise<void> {
  const started = Date.now();
  try {
    const args = parseStartArguments(argv);
    if (args.help) {
      console.log(START_USAGE);
      return;
    }
    process.exitCode = (await start(args, started)) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    endAllGroups();
    process.exitCode = 1;
  }
  process.exit();
}
