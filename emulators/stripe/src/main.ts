import { type Command, parseCommand, UsageError } from './parse-command.ts';
import { startStripeEmulator } from './start-stripe-emulator.ts';

/** Exit code for a command line that cannot be followed. */
const USAGE = 2;

/** The program `stripe-emulator`: listens until it gets SIGINT or SIGTERM. */
export async function main(argv: readonly string[]): Promise<void> {
  let command: Command;
  try {
    command = parseCommand(argv);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`stripe-emulator: ${error.message}\nSee stripe-emulator --help.`);
    process.exitCode = USAGE;
    return;
  }
  if (command.action === 'print') {
    process.stdout.write(command.text);
    return;
  }
  try {
    const emulator = await startStripeEmulator({ ...command.options, log: (line) => console.error(line) });
    console.log(`The Stripe emulator (test mode) answers at ${emulator.url}`);
    const end = () => void emulator.stop().then(() => process.exit(0));
    process.once('SIGINT', end).once('SIGTERM', end);
  } catch (error) {
    console.error(`stripe-emulator: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
