import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

it.each([
  ['UTF-8', [0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ['what Windows writes', [0x43, 0x61, 0x66, 0xe9]],
])('reads %s', async (_, bytes) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe('Café');
});
