import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ADMIN_CALLABLES } from '../own-cases/admin-callables.ts';

const FOLDER = new URL('.', import.meta.url);
const textOf = (file: string | URL) => readFileSync(new URL(file, FOLDER), 'utf8');
/** What a file imports of its own workspace. */
const importsOf = (file: string) =>
  textOf(file)
    .split("'")
    .filter((part) => part.startsWith('../') && part.endsWith('.ts'))
    .map((path) => new URL(path, new URL(file, FOLDER)));

/** What asks for a role without being an act: who calls, and the guard itself. */
const NOT_ACTS = ['/accounts/actor.ts', '/callables/serve/admin-call.ts', '/callables/serve/call.ts'];

it('nothing that asks for an admin is called but through the guard', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'serve/admin-call.ts',
  );
  const unguarded = files.filter((file) => {
    const asksForAdmin = importsOf(file)
      .filter(({ pathname }) => !NOT_ACTS.some((path) => pathname.endsWith(path)))
      .some((path) => textOf(path).includes('requireRole(') && textOf(path).includes("'Admin')"));
    return asksForAdmin && !textOf(file).includes(' = adminCall(');
  });
  // What sellers earn is beside the shop's books in one file.
  expect(unguarded).toEqual(['payments/read-earnings.ts']);
  const guarded = files.filter((file) => textOf(file).includes(' = adminCall('));
  expect(guarded.length).toBe(Object.keys(ADMIN_CALLABLES).length);
});
