import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import type { VocabularyFile } from '@thriftline/domain/search/words/vocabulary';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { ROOT } from '@thriftline/run/root';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built website with what strangers are answered in a shop that is open to them. */
export class Website {
  /** What names contain, told to whoever searches. */
  vocabulary: VocabularyFile | undefined;
  readonly #server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    this.#answer(pathname).then(
      ([type, body]) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404, { 'content-type': 'application/json' }).end('{}'),
    );
  });

  /** Starts to listen. Rejects with the system's error when the port is taken. */
  async start(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(path: string): Promise<[type: string, body: Buffer | string]> {
    const calls: Record<string, unknown> = {
      '/api/settings': { ...DEFAULT_OPEN_SETTINGS, version: 1, openBrowsing: true },
      '/api/categories/all': [],
      '/api/vocabulary': this.vocabulary,
    };
    if (path in calls) return ['application/json', JSON.stringify(calls[path])];
    const extension = extname(path);
    const file = extension === '' ? '/app.html' : path;
    return [TYPES[extname(file)] ?? 'application/octet-stream', await readFile(join(ROOT, 'web/dist', file))];
  }
}
