import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cleanCommit, hasChanged, notePassedCommit, passedCommit } from './passed-commit.ts';

let root = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
async function commitAs(content: string): Promise<string> {
  await writeFile(join(root, 'a.ts'), content);
  git('add', 'a.ts');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-qm', content);
  return git('rev-parse', 'HEAD');
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'passed-commit-'));
  const folder = root;
  onTestFinished(() => rm(folder, { recursive: true }));
  git('init', '-q', '-b', 'main');
  await writeFile(join(root, '.gitignore'), '.local/\n.gitignore\n');
});

describe('passedCommit', () => {
  it('is the one that was noted, as long as what is checked out grew from it', async () => {
    const first = await commitAs('one');
    expect(await passedCommit(root)).toBeUndefined();
    await notePassedCommit(root, first);
    expect(await passedCommit(root)).toBe(first);
    const second = await commitAs('two');
    expect(await passedCommit(root)).toBe(first);
    await notePassedCommit(root, second);
    git('checkout', '-q', first);
    expect(await passedCommit(root)).toBeUndefined();
  });

  it('is none where git knows no such commit, or there is no clone', async () => {
    await commitAs('one');
    await notePassedCommit(root, '0123456789012345678901234567890123456789');
    expect(await passedCommit(root)).toBeUndefined();
    await rm(join(root, '.git'), { recursive: true });
    expect(await passedCommit(root)).toBeUndefined();
  });
});

describe('cleanCommit', () => {
  it('is there only while nothing has changed', async () => {
    const first = await commitAs('one');
    expect(await cleanCommit(root)).toBe(first);
    await writeFile(join(root, 'b.ts'), 'new');
    expect(await cleanCommit(root)).toBeUndefined();
    await rm(join(root, 'b.ts'));
    await writeFile(join(root, 'a.ts'), 'changed');
    expect(await cleanCommit(root)).toBeUndefined();
  });
});

describe('hasChanged', () => {
  it('tells of what was committed, altered or added since, and of nothing else', async () => {
    const first = await commitAs('one');
    expect(await hasChanged(root, first, ['a.ts', 'web'])).toBe(false);
    await mkdir(join(root, 'web'));
    await writeFile(join(root, 'web/b.ts'), 'new');
    expect(await hasChanged(root, first, ['a.ts'])).toBe(false);
    expect(await hasChanged(root, first, ['a.ts', 'web'])).toBe(true);
    await writeFile(join(root, 'a.ts'), 'altered');
    expect(await hasChanged(root, first, ['a.ts'])).toBe(true);
    const second = await commitAs('two');
    expect(await hasChanged(root, first, ['a.ts'])).toBe(true);
    expect(await hasChanged(root, second, ['a.ts'])).toBe(false);
    expect(await hasChanged(root, 'no-such-commit', ['a.ts'])).toBe(true);
  });
});
