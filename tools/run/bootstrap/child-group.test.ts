import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { run } from './child-group.mjs';

/** Prints the priority of a program that the started one starts a moment later. */
const PRINTS_PRIORITY = `
  setTimeout(() => {
    const script = 'console.log(require("node:os").getPriority())';
    require('node:child_process').execFileSync(process.execPath, ['-e', script], { stdio: 'inherit' });
  }, 100);
`;
const lower = getPriority() + 5;

it('a program that gives way does so with all that it starts', async () => {
  const output = await run(process.execPath, ['-e', PRINTS_PRIORITY], { priority: lower });
  expect(Number(output)).toBe(lower);
});

it('any other runs as the one that started it', async () => {
  expect(Number(await run(process.execPath, ['-e', PRINTS_PRIORITY]))).toBe(getPriority());
});
