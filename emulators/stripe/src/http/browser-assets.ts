import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Frames load nothing but what lies beside them and speak to this provider only. */
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** The built browser side: `/stripe.js`, and the pages of its frames under `/frames/`. */
export class BrowserAssets {
  private readonly files: ReadonlyMap<string, Buffer>;

  private constructor(files: ReadonlyMap<string, Buffer>) {
    this.files = files;
  }

  /** Reads the folder that `buildBrowserAssets` filled. */
  static read(folder: string): BrowserAssets {
    const names = readdirSync(folder).filter((name) => extname(name) in CONTENT_TYPES);
    return new BrowserAssets(
      new Map(
        names.map((name) => [
          name === 'stripe.js' ? '/stripe.js' : `/frames/${name}`,
          readFileSync(join(folder, name)),
        ]),
      ),
    );
  }

  /** Answers when it has the file. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const file = this.files.get(path);
    if (file === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    response.writeHead(200, {
      'content-type': CONTENT_TYPES[extname(path)],
      'content-length': file.length,
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      ...(path.endsWith('.html') ? { 'content-security-policy': FRAME_POLICY } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : file);
    return true;
  }
}
