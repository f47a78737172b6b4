import { type AskGoogle, GoogleRefused } from '../google/ask-google.ts';
import { type SetupLine, shellLine } from './setup-lines.ts';

/**
 * Runs the lines in order and says of each what it did. What was done before is no failure. Stops at the first line that Google
 * refuses, as those after it build on it: throws its words and the line, which can be run by hand.
 */
export async function runSetup(
  lines: readonly SetupLine[],
  ask: AskGoogle,
  say: (text: string) => void,
): Promise<void> {
  for (const line of lines) {
    try {
      await ask(line.act);
      say(`✓ ${line.does}`);
    } catch (error) {
      if (!(error instanceof GoogleRefused)) throw error;
      if (!line.isDone(error.message)) {
        throw new Error(
          `✗ ${line.does}\n${error.message}\n\nStopped at:\n${shellLine(line)}\nWhat came before is done. Run \`npm run setup\` again when this is mended.`,
          { cause: error },
        );
      }
      say(`✓ ${line.does} (it was there)`);
    }
  }
}
