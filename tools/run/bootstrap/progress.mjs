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
 * Shows steps as they run: one line that counts the seconds on a terminal, a line now and then anywhere else. Steps that run
 * at the same time share the line.
 * @param {{write(text: string): unknown, isTTY?: boolean}} out
 * @returns {Progress}
 */
export function createProgress(out = process.stdout) {
  const terminal = out.isTTY === true;
  const clearLine = terminal ? '\r\x1b[2K' : '';
  /** @type {Set<{label: string, start: number, detail: string}>} */
  const running = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let spoke = 0;

  const show = () => {
    const steps = [...running].map(
      ({ label, start, detail }) => `${label}, ${secondsSince(start)}${detail ? `, ${detail}` : ''}`,
    );
    const text = `… ${steps.join('; ')}`;
    if (terminal) out.write(`${clearLine}${text}`);
    else if (Date.now() - spoke >= NEXT_WORD_AFTER_MS) {
      spoke = Date.now();
      out.write(`${text}\n`);
    }
  };

  /** @type {Progress['during']} */
  const during = async (label, work) => {
    const step = { label, start: Date.now(), detail: '' };
    if (running.size === 0) {
      spoke = step.start - NEXT_WORD_AFTER_MS + FIRST_WORD_AFTER_MS;
      timer = setInterval(show, 500);
    }
    running.add(step);
    try {
      return await work((text) => {
        step.detail = text;
      });
    } finally {
      running.delete(step);
      if (running.size === 0) clearInterval(timer);
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
