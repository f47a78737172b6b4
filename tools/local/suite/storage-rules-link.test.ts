import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import firebase from '../../../firebase.json' with { type: 'json' };
import { linkStorageRules } from './storage-rules-link.ts';

it('the Storage rules of firebase.json are found from the working folder, as they are now', async () => {
  const root = await mkdtemp(join(tmpdir(), 'thriftline-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const workDir = join(root, '.local/suite');
  await mkdir(workDir, { recursive: true });
  const { rules } = firebase.storage;
  for (const text of ['first', 'second']) {
    await linkStorageRules({ root, workDir });
    await writeFile(join(root, rules), text);
    expect(await readFile(join(workDir, rules), 'utf8')).toBe(text);
  }
});
