const FIRST_WORD_AFTER_MS = 2_000;
const NEXT_WORD_AFTER_MS = 10_000;

/**
 * @typedef {(text: string) => void} Detail Says how far the running step is.
 * @typedef {object} Progress
 * @property {<T>(label: string, work: (detail: Detail) => Promise<T>) => Promise<T>} during Runs the work and shows
 *   what is going on and for how long.
 * @property {<T>(label: string, work: (detail: Detail) => Promise<T>) => Promise<T>} step The same, and at the end
 *   says how it went.
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
  const clearLine = terminal ? '\r\x1b[2K' : '';

  /** @type {Progress['during']} */
  const during = async (label, work) => {
    const start = Date.now();
    let detail = '';
    let spoke = start - NEXT_WORD_AFTER_MS + FIRST_WORD_AFTER_MS;
    const timer = setInterval(() => {
      const text = `… ${label}, ${secondsSince(start)}${detail ? `, ${detail}` : ''}`;
      if (terminal) out.write(`${clearLine}${text}`);
      else if (Date.now() - spoke >= NEXT_WORD_AFTER_MS) {
        spoke = Date.now();
        out.write(`${text}\n`);
      }
    }, 500);
    try {
      return await work((text) => {
        detail = text;
      });
    } finally {
      clearInterval(timer);
      out.write(clearLine);
    }
  };
  return {
    say: (text) => void out.write(`${text}\n`),
    during,
    async step(label, work) {
      const start = Date.now();
      let mark = '✗';
      try {
        const result = await during(label, work);
        mark = '✓';
        return result;
      } finally {
        out.write(`${mark} ${label} (${secondsSince(start)})\n`);
      }
    },
  };
}
