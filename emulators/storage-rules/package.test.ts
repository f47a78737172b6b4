import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPacked, type PackedProject } from '../install-packed.ts';

let project: PackedProject;

beforeAll(async () => {
  project = await installPacked(import.meta.dirname, '@thriftline/storage-rules-runtime');
});
afterAll(() => project?.remove());

it('ships its program and the licence, and no sources', async () => {
  expect(await project.files()).toEqual([
    'LICENSE',
    'README.md',
    'bin/storage-rules-runtime.mjs',
    'dist/main.js',
    'package.json',
  ]);
});

it('judges an upload in an empty project, as the Firebase CLI asks', async () => {
  const runtime = spawn(join(project.folder, 'node_modules/.bin/storage-rules-runtime'), {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: runtime.stdout })[Symbol.asyncIterator]();
  const answer = async (): Promise<unknown> => JSON.parse(String((await lines.next()).value));
  const ask = (message: object) => {
    runtime.stdin.write(`${JSON.stringify(message)}\n`);
    return answer();
  };
  expect(await answer()).toEqual({ id: -1, status: 'ok', result: {} });

  const content = `rules_version = '2';
    service firebase.storage {
      match /b/{bucket}/o { match /public/{file} { allow get: if file.matches('[a-z]+'); } }
    }`;
  const source = { files: [{ name: 'storage.rules', content }] };
  const loaded = await ask({ action: 'load_ruleset', id: 1, context: { rulesetName: '1', source } });
  expect(loaded).toMatchObject({ id: 1, errors: [], warnings: [] });

  const nothing = { null_value: null };
  const get = (id: number, file: string) =>
    ask({
      action: 'verify',
      id,
      context: {
        rulesetName: '1',
        service: 'firebase.storage',
        path: `/b/bucket/o/public/${file}`,
        method: 'get',
        variables: {
          resource: nothing,
          request: {
            map_value: {
              fields: {
                auth: nothing,
                resource: nothing,
                time: { timestamp_value: '2026-01-31T12:00:00.000Z' },
              },
            },
          },
        },
      },
    });
  expect(await get(2, 'cat')).toMatchObject({ id: 2, result: { permit: true } });
  expect(await get(3, '42')).toMatchObject({ id: 3, result: { permit: false } });

  runtime.kill('SIGINT');
  expect((await once(runtime, 'exit'))[0]).toBe(0);
});
