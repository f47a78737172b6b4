const FIRST_WORD_AFTER_MS = 2_000;
const NEXT_WORD_AFTER_MS = 10_000;

/**
 * @typedef {(text: string) => void} Detail Says how far the running step is.
 * @typedef {object} Progress
 * @property {<T>(label: string, work: (detail: Detail) => Promise<T>) => Promise<T>} step Runs the work and shows what
 *   is going on and for how long.
 * @property {(text: string) => void} say Prints a line.
 */

/** @param {number} since Milliseconds since 1970. */
export function secondsSince(since) {
  const seconds = (Date.now() - since) / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

/**
 * Shows steps as they run: one line that counts the seconds on a terminal, a line now and then anywhere else.
 * @param {{write(text: string): unknown, isTTY?: boolean}} out
 * @returns {Progress}
 */
export function createProgress(out = process.stdout) {
  const terminal = out.isTTY === true;
  return {
    say: (text) => void out.write(`${text}\n`),
    async step(label, work) {
      const start = Date.now();
      let detail = '';
      let spoke = start - NEXT_WORD_AFTER_MS + FIRST_WORD_AFTER_MS;
      const show = () => {
        const text = `… ${label}, ${secondsSince(start)}${detail ? `, ${detail}` : ''}`;
        if (terminal) out.write(`\r\x1b[2K${text}`);
        else if (Date.now() - spoke >= NEXT_WORD_AFTER_MS) {
          spoke = Date.now();
          out.write(`${text}\n`);
        }
      };
      const timer = setInterval(show, 500);
      const end = (/** @type {string} */ mark) => {
        clearInterval(timer);
        out.write(`${terminal ? '\r\x1b[2K' : ''}${mark} ${label} (${secondsSince(start)})\n`);
      };
      try {
        const result = await work((text) => {
          detail = text;
        });
        end('✓');
        return result;
      } catch (error) {
        end('✗');
        throw error;
      }
    },
  };
}
