import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { SAFEGUARDS } from './safeguards.ts';

describe('a safeguard', () => {
  it.each(SAFEGUARDS.map(({ name, file, code }) => [name, file, code]))(
    '%s stands in the functions, once',
    async (_name, file, code) => {
      const source = await readFile(new URL(`../../functions/src/${file}`, import.meta.url), 'utf8');
      expect(source.split(code ?? '')).toHaveLength(2);
    },
  );
});
