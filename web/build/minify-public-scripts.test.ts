import { readdir, readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { minified, minifyPublicScripts } from './minify-public-scripts.ts';

const PUBLIC = new URL('../public/', import.meta.url);
const textOf = (name: string) => readFile(new URL(name, PUBLIC), 'utf8');

it('leaves comments out and does the same, under the same names', async () => {
  const code = await minified(
    'a.js',
    '// Why it is so.\nconst LONG = 2;\nconst twice = (given) => given * LONG;\n',
  );
  expect(code).not.toContain('Why');
  expect(runInNewContext(`${code}; [LONG, twice(3)]`)).toEqual([2, 6]);
});

it('says where a script can’t be read', async () => {
  await expect(minified('a.js', 'const = 1;')).rejects.toThrow('a.js: ');
});

it('takes every script that Vite copies as it is', async () => {
  const emitted: { fileName?: string; source?: unknown }[] = [];
  const { configResolved, generateBundle } = minifyPublicScripts() as unknown as {
    configResolved: (config: object) => void;
    generateBundle: (this: object) => Promise<void>;
  };
  configResolved({ publicDir: PUBLIC.pathname });
  await generateBundle.call({ emitFile: (file: object) => emitted.push(file) });
  const scripts = (await readdir(PUBLIC)).filter((name) => name.endsWith('.js'));
  expect(emitted.map(({ fileName }) => fileName)).toEqual(scripts.sort());
  for (const { fileName, source } of emitted) {
    expect(String(source).length).toBeLessThan(0.6 * (await textOf(String(fileName))).length);
  }
});
