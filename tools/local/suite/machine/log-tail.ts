import { open } from 'node:fs/promises';

/** Gives each line that is added to a log file, from its beginning on, until stopped. */
export function tailLog(file: string, onLine: (line: string) => void): { stop(): Promise<void> } {
  const POLL_MS = 100;
  const CHUNK = 64 * 1024;
  let position = 0;
  let rest = '';
  let reading: Promise<void> = Promise.resolve();

  const read = async () => {
    const handle = await open(file, 'r');
    try {
      const buffer = Buffer.alloc(CHUNK);
      for (;;) {
        const { bytesRead } = await handle.read(buffer, 0, CHUNK, position);
        if (bytesRead === 0) return;
        position += bytesRead;
        const lines = (rest + buffer.toString('utf8', 0, bytesRead)).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) onLine(line);
      }
    } finally {
      await handle.close();
    }
  };
  const timer = setInterval(() => {
    reading = reading.then(read);
  }, POLL_MS);
  return {
    async stop() {
      clearInterval(timer);
      await reading.then(read);
    },
  };
}
