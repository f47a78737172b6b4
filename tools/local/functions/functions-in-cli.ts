// Loaded into the Firebase CLI with --import. By itself its functions emulator starts a Node.js process for each function, and another
// for each call that finds that busy: some 40 MB and a second of a core each, which whoever calls first waits for. Its own way to share
// one (--inspect-functions) takes one call at a time, without time-outs, so a call that waits for a trigger would wait for ever. Here one
// process serves them all, at once, as an instance does in production.
import { createRequire } from 'node:module';
import { askNoRegistry } from '../cli/ask-no-registry.ts';
import { compileLazily } from '../cli/compile-lazily.ts';
import { keepCompressed, keepFiles } from '../cli/keep-files.ts';
import { keepOneLog } from '../cli/keep-one-log.ts';
import { rememberMatches } from '../cli/remember-matches.ts';
import { trackNothing } from '../cli/track-nothing.ts';
import { shakerOf } from '../shake/shaker.ts';
import { serveAllInOne } from './serve-all-in-one.ts';

const cli = process.argv[1];
if (cli === undefined) throw new Error('This is loaded into the Firebase CLI.');
// Of this very CLI, whatever version it is.
const load = createRequire(cli);
// Before the server that looks it up is loaded.
const provider = load.resolve('superstatic/lib/providers/fs');
load(provider);
const loaded = load.cache[provider];
if (loaded !== undefined) loaded.exports = keepFiles(loaded.exports);
keepCompressed(load('superstatic/lib/responder'));
serveAllInOne(
  {
    FunctionsEmulator: load('../emulator/functionsEmulator.js').FunctionsEmulator,
    RuntimeWorkerPool: load('../emulator/functionsRuntimeWorker.js').RuntimeWorkerPool,
    EmulatorLog: load('../emulator/types.js').EmulatorLog,
    socketPath: load('../emulator/functionsEmulatorShared.js').getTemporarySocketPath,
  },
  shakerOf(process.env),
);
rememberMatches(load('superstatic/lib/utils/patterns'));
compileLazily(load('exegesis-express'));
askNoRegistry(load('../deploy/functions/runtimes/node/versioning.js'));
keepOneLog(
  load('../logger.js'),
  load('../emulator/workQueue.js').WorkQueue,
  load('../emulator/loggingEmulator.js').LoggingEmulator,
);
trackNothing(load('../track.js'));
