import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { type ApiServer, compileLazily } from './compile-lazily.ts';

const load = createRequire(import.meta.url);
const { middleware } = load('exegesis-express') as ApiServer;

/** A description whose one call has a schema that can't be compiled. */
const BROKEN = {
  openapi: '3.0.0',
  info: { title: 'Broken', version: '1' },
  paths: {
    '/a': {
      get: {
        'x-exegesis-controller': 'a',
        operationId: 'a',
        parameters: [{ name: 'a', in: 'query', schema: { pattern: '(' } }],
        responses: { default: { description: 'Anything' } },
      },
    },
  },
};
const OPTIONS = { controllers: { a: { a: () => 'a' } } };

it('leaves what a call is checked with until that call', async () => {
  await expect(middleware(BROKEN, OPTIONS)).rejects.toThrow();
  const server: ApiServer = { middleware };
  compileLazily(server);
  await expect(server.middleware(BROKEN, OPTIONS)).resolves.toBeInstanceOf(Function);
});
