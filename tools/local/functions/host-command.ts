import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { coarseDate } from '../shake/coarse-date.ts';
import { shakerOf } from '../shake/shaker.ts';
import { type FunctionsModule, functionsHost, retriedFunctions } from './functions-host.ts';
import type { HostReady } from './functions-process.ts';
import { loadLazyParts } from './load-lazy-parts.ts';

/** How long idle connections are kept: longer than the launcher uses them again (functions-process.ts). Ended in that moment, a call would fail. */
const KEEP_ALIVE_MS = 90_000;

/**
 * Serves all functions of the bundle in the working folder on the socket that `PORT` names, and tells the Firebase CLI, which starts
 * this program, when it does. What no function has caught ends the process, as it ends an instance in production.
 */
async function serveFunctions(): Promise<void> {
  // Ctrl-C in a terminal reaches this process, too; when it ends is the CLI's word.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit());
  const shaker = shakerOf(process.env);
  if (shaker !== undefined) globalThis.Date = coarseDate(shaker.clockStepMs);
  const folder = process.cwd();
  const functions = (await import(pathToFileURL(join(folder, 'index.js')).href)) as FunctionsModule;
  await loadLazyParts(folder);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, functionsHost(functions));
  server.listen(process.env.PORT);
  await once(server, 'listening');
  process.send?.({ retried: retriedFunctions(functions) } satisfies HostReady);
}

await serveFunctions();
