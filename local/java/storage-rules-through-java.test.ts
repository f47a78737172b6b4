import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildPrograms } from '@thriftline/bin/build-programs';
import { ROOT } from '@thriftline/bin/root';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jarNames } from './emulator-jars.ts';

/** The runtime as the CLI starts it: through our `java`, with the arguments of the official program. */
describe('the storage rules program', () => {
  let child: ChildProcessWithoutNullStreams;
  let lines: AsyncIterator<string>;
  let complaints = '';

  const read = async () => JSON.parse((await lines.next()).value as string) as Record<string, unknown>;
  const write = (message: object) => child.stdin.write(`${JSON.stringify(message)}\n`);

  let jar = '';
  const start = () => spawn(join(ROOT, 'bin/java'), ['-Duser.language=en', '-jar', jar, 'serve']);

  beforeAll(async () => {
    await buildPrograms(['java', 'storage-rules']);
    jar = [...(await jarNames(ROOT))].find(([, program]) => program === 'storage-rules')?.[0] ?? '';
  });

  beforeEach(async () => {
    complaints = '';
    child = start();
    child.stderr.on('data', (data) => {
      complaints += data;
    });
    lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    expect(await read()).toEqual({ id: -1, status: 'ok', result: {} });
  });

  afterEach(() => {
    child.kill('SIGKILL');
  });

  it('judges an upload by the project’s own rules, and stays silent on stderr', async () => {
    const content = await readFile(join(ROOT, 'storage.rules'), 'utf8');
    write({
      action: 'load_ruleset',
      context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content }] } },
      id: 0,
    });
    expect(await read()).toMatchObject({ id: 0, status: 'ok', errors: [], result: { rulesVersion: 2 } });
    const upload = (size: number, id: number) => ({
      action: 'verify',
      context: {
        rulesetName: '0',
        service: 'firebase.storage',
        path: '/b/shop/o/images/u1/a.png',
        method: 'create',
        variables: {
          resource: { null_value: null },
          request: {
            map_value: {
              fields: {
                path: { path_value: { segments: [] } },
                time: { timestamp_value: '2026-01-31T12:00:00.000Z' },
                resource: {
                  map_value: {
                    fields: { size: { int_value: size }, contentType: { string_value: 'image/png' } },
                  },
                },
                auth: {
                  map_value: {
                    fields: {
                      uid: { string_value: 'u1' },
                      token: { map_value: { fields: { role: { string_value: 'Seller' } } } },
                    },
                  },
                },
              },
            },
          },
        },
      },
      id,
    });
    write(upload(1000, 1));
    expect(await read()).toMatchObject({ action: 'fetch_firestore_document', server_request_id: 1 });
    write({
      id: 1,
      status: 'ok',
      result: {
        name: 'projects/p/databases/(default)/documents/users/u1',
        fields: { role: { stringValue: 'Seller' } },
      },
    });
    expect(await read()).toEqual({ id: 1, status: 'ok', errors: [], warnings: [], result: { permit: true } });
    write(upload(5 * 1024 * 1024, 2));
    expect(await readVerdict(2)).toMatchObject({ id: 2, result: { permit: false } });
    expect(complaints).toBe('');
  });

  /** The verdict, past a fetch when the rules ask for one first. */
  async function readVerdict(id: number) {
    const message = await read();
    if (message.action !== 'fetch_firestore_document') return message;
    write({
      id,
      status: 'ok',
      result: {
        name: 'projects/p/databases/(default)/documents/users/u1',
        fields: { role: { stringValue: 'Seller' } },
      },
    });
    return read();
  }

  it('ends on SIGINT, and when its input ends', async () => {
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    const other = start();
    other.stdin.end();
    expect(await once(other, 'exit')).toEqual([0, null]);
  });
});
