type Write = (...said: unknown[]) => unknown;

/** What is used of `firebase-tools/lib/logger`, the module. */
export interface CliLogger {
  logger: { debug: Write; info: Write; remove(transport: unknown): unknown };
  /** Adds a file with every line and gives its name. */
  useFileLogger(file?: string): string;
}

/** What is used of the class in `firebase-tools/lib/emulator/workQueue`, through which all calls of functions go. */
export interface CliWorkQueue {
  prototype: { logState(): void };
}

/** What is used of the class in `firebase-tools/lib/emulator/loggingEmulator`. */
export interface CliLoggingEmulator {
  prototype: { start(this: { transport?: unknown }): Promise<void> };
}

/** Never written: the CLI deletes it where it ends well. */
const UNUSED_FILE = 'firebase-debug.log';
const STACK = /\n\s+at /;

/**
 * Has the Firebase CLI write one log, what it prints, in which the stacks of its errors are, too. By itself it keeps another two: each line
 * for the Emulator UI, which we don't start, and in a file it deletes, where each call of a function notes some ten more, among them
 * three times all the calls that wait.
 */
export function keepOneLog(
  cli: CliLogger,
  workQueue: CliWorkQueue,
  loggingEmulator: CliLoggingEmulator,
): void {
  const { logger } = cli;
  logger.debug = (...said) =>
    typeof said[0] === 'string' && STACK.test(said[0]) ? logger.info(...said) : logger;
  cli.useFileLogger = () => UNUSED_FILE;
  workQueue.prototype.logState = () => undefined;
  const { start } = loggingEmulator.prototype;
  loggingEmulator.prototype.start = async function () {
    // The CLI waits for its port.
    await start.call(this);
    logger.remove(this.transport);
  };
}
