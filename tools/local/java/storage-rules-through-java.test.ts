import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildPrograms } from '@thriftline/run/build-programs';
import { ROOT } from '@thriftline/run/root';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jarNames } from './emulator-jars.ts';

const TICKET = '6d1f3c52-0c54-4a1b-9d11-0a5f7f0f2c11';

/** What the rules look up, in their order. */
const DOCUMENTS: Record<string, object> = {
  '/databases/(default)/documents/users/u1': { role: { stringValue: 'Seller' } },
  [`/databases/(default)/documents/users/u1/uploads/${TICKET}`]: {
    contentType: { stringValue: 'image/png' },
    size: { integerValue: '1000' },
    createdAt: { timestampValue: '2026-01-31T11:59:00.000Z' },
  },
};

/** The runtime as the CLI starts it: through our `java`, with the arguments of the official program. */
describe('the storage rules program', () => {
  let child: ChildProcessWithoutNullStreams;
  let lines: AsyncIterator<string>;
  let complaints = '';

  const read = async () => JSON.parse((await lines.next()).value as string) as Record<string, unknown>;
  const write = (message: object) => child.stdin.write(`${JSON.stringify(message)}\n`);

  let jar = '';
  const start = () => spawn(join(ROOT, 'tools/run/java'), ['-Duser.language=en', '-jar', jar, 'serve']);

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
        path: `/b/shop/o/images/u1/${TICKET}-1600.png`,
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
                    fields: {
                      name: { string_value: `images/u1/${TICKET}-1600.png` },
                      size: { int_value: size },
                      contentType: { string_value: 'image/png' },
                    },
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
    const verdict = { id: 1, status: 'ok', errors: [], warnings: [], result: { permit: true } };
    expect(await readVerdict(1)).toEqual({ fetched: Object.keys(DOCUMENTS), verdict });
    write(upload(1001, 2));
    expect(await readVerdict(2)).toMatchObject({ verdict: { id: 2, result: { permit: false } } });
    expect(complaints).toBe('');
  });

  /** The verdict, and the documents that the rules asked for before it. */
  async function readVerdict(id: number) {
    const fetched: string[] = [];
    for (;;) {
      const message = await read();
      if (message.action !== 'fetch_firestore_document') return { fetched, verdict: message };
      const { path } = message.context as { path: string };
      const name = decodeURIComponent(path);
      fetched.push(name);
      write({ id, status: 'ok', result: { name: `projects/p${name}`, fields: DOCUMENTS[name] } });
    }
  }

  it('ends on SIGINT, and when its input ends', async () => {
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    const other = start();
    other.stdin.end();
    expect(await once(other, 'exit')).toEqual([0, null]);
  });
});
