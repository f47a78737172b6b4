import { once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type FileProvider, type FileResponder, keepCompressed, keepFiles } from './keep-files.ts';

const load = createRequire(import.meta.url);
const LONG = 'const words = "said again and again";\n'.repeat(200);
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

let folder: string;
let origin: string;
const find = vi.fn();

/** Hosting's server, as the Firebase CLI starts it, with what is kept. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  const responder = load('superstatic/lib/responder') as FileResponder;
  const { handleFileStream } = responder.prototype;
  const path = load.resolve('superstatic/lib/providers/fs');
  const provider = load(path) as FileProvider;
  const loaded = load.cache[path];
  if (loaded === undefined) throw new Error('Not loaded.');
  find.mockReset();
  loaded.exports = keepFiles((options) => {
    find.mockImplementation(provider(options));
    return find;
  });
  keepCompressed(responder);
  delete load.cache[load.resolve('superstatic/lib/superstatic')];
  delete load.cache[load.resolve('superstatic/lib/server')];
  const start = load('superstatic/lib/server') as (at: object) => { listen(): Server };
  const config = { public: '.', rewrites: [{ source: '!/assets/**', destination: '/app.html' }] };
  const at = { port: 0, hostname: '127.0.0.1', compression: true, stack: 'strict', cwd: folder };
  const server = start({ ...at, config }).listen();
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    responder.prototype.handleFileStream = handleFileStream;
    loaded.exports = provider;
    await rm(folder, { recursive: true });
  });
});

async function ask(path: string, headers: Record<string, string> = BROWSER) {
  const [answer] = (await once(get(`${origin}${path}`, { headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  const { date: _date, ...said } = answer.headers;
  return { status: answer.statusCode, headers: said, bytes: await buffer(answer) };
}

it('answers as at first, compressed or not, without reading a file again', async () => {
  await writeFile(join(folder, 'a.js'), LONG);
  for (const headers of [BROWSER, { 'accept-encoding': 'gzip' }, {}, { 'accept-encoding': 'identity' }]) {
    const first = await ask('/a.js', headers);
    expect(await ask('/a.js', headers)).toEqual(first);
    expect(first.status).toBe(200);
  }
  expect(find).toHaveBeenCalledOnce();
  const { headers, bytes } = await ask('/a.js');
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(bytes).toString()).toBe(LONG);
  expect((await ask('/a.js', {})).bytes.toString()).toBe(LONG);
});

it('reads a file again that has changed, and answers what is gone no more', async () => {
  const file = join(folder, 'app.html');
  await writeFile(file, LONG);
  const [before, rewritten] = [await ask('/app.html'), await ask('/anywhere')];
  expect(rewritten.bytes).toEqual(before.bytes);
  expect((await ask('/anywhere', { 'if-none-match': String(before.headers.etag) })).status).toBe(304);
  await writeFile(file, LONG.replaceAll('again', 'never'));
  await utimes(file, 1, 1);
  const after = await ask('/app.html');
  expect(brotliDecompressSync(after.bytes).toString()).toContain('never');
  expect(after.headers.etag).not.toBe(before.headers.etag);
  await rm(file);
  expect((await ask('/app.html')).status).toBe(404);
});
