import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type CliLogger, type CliLoggingEmulator, type CliWorkQueue, keepOneLog } from './keep-one-log.ts';

interface Started {
  transport: { log(): void };
  start(): Promise<void>;
  stop(): Promise<void>;
}

const load = createRequire(join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'));

it('the installed CLI tells one log of calls, and the stack of an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'logs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const cli = load('../logger.js') as CliLogger & { logger: { error(said: string): void } };
  const { WorkQueue } = load('../emulator/workQueue.js') as { WorkQueue: CliWorkQueue & (new () => object) };
  const { LoggingEmulator } = load('../emulator/loggingEmulator.js') as {
    LoggingEmulator: CliLoggingEmulator & (new (at: object) => Started);
  };
  const { logError } = load('../logError.js') as { logError(error: object): void };
  onTestFinished(() => void vi.restoreAllMocks());
  const info = vi.spyOn(cli.logger, 'info').mockReturnValue(undefined);

  keepOneLog(cli, WorkQueue, LoggingEmulator);
  cli.useFileLogger(join(folder, 'debug.log'));
  cli.logger.debug('Accepted request POST / --> a');
  expect(info).not.toHaveBeenCalled();
  const original = new Error('Seen nowhere else.');
  logError({ message: 'An unexpected error has occurred.', original });
  expect(info).toHaveBeenCalledExactlyOnceWith(original.stack);
  expect(existsSync(join(folder, 'debug.log'))).toBe(false);
  const write = vi.spyOn(JSON, 'stringify');
  WorkQueue.prototype.logState();
  expect(write).not.toHaveBeenCalled();
  const logging = new LoggingEmulator({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => logging.stop());
  await logging.start();
  const tell = vi.spyOn(logging.transport, 'log');
  cli.logger.error('Told nobody else.');
  expect(tell).not.toHaveBeenCalled();
});
