import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** What serves HTTP while tests run: the emulators, and this shop on one machine. */
const SERVING = repositoryFiles('emulators/*/src/**/*.ts', 'tools/local/**/*.ts').filter(
  (path) => !/\.test\.ts$|\/(integration|testing)\//.test(path),
);
/** Each connection brings one request, of a WebSocket that begins. */
const ONE_REQUEST = ['emulators/firestore/src/endpoints/requests/requests-endpoint.ts'];

/** Whether a file makes an HTTP server that ends idle connections by Node's own time, which clients count down, too. */
const endsIdleAsNodeDoes = (text: string) =>
  /import \{[^}]*\bcreateServer\b[^}]*\} from 'node:http'/.test(text) &&
  /\bcreateServer\((?!\s*\{ keepAliveTimeout: KEEP_ALIVE_MS \})/.test(text);

it('no server ends an idle connection as a client may send on it', () => {
  const found = SERVING.filter((path) => !ONE_REQUEST.includes(path) && endsIdleAsNodeDoes(textOf(path)));
  expect(found).toEqual([]);
});

it('sees one that does', () => {
  const of = (made: string) =>
    endsIdleAsNodeDoes(`import { createServer } from 'node:http';\nconst server = ${made};`);
  expect(of('createServer((request, response) => answer(request, response))')).toBe(true);
  expect(of('createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, answer)')).toBe(false);
});
