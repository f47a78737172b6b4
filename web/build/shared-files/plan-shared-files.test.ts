import { expect, it } from 'vitest';
import { type BuiltFile, type Load, planSharedFiles } from './plan-shared-files.ts';

const file = (name: string, bytes: number, imports: readonly string[] = [], apart = false): BuiltFile => ({
  name,
  bytes,
  imports,
  apart,
});
const load = (files: readonly string[], weight = 1): Load => ({ files: new Set(files), weight });

it('makes one file of what the same pages load, the largest first', () => {
  const files = [file('a', 300), file('b', 500), file('c', 400)];
  expect(planSharedFiles(files, [load(['a', 'b', 'c']), load(['a', 'b', 'c'])])).toEqual([['b', 'c', 'a']]);
});

it('lets a page carry a little that it has no need of, and not much', () => {
  const loads = [load(['both', 'small']), load(['both', 'large'])];
  const files = [file('both', 500), file('small', 100), file('large', 50_000)];
  expect(planSharedFiles(files, loads)).toEqual([['both', 'small']]);
});

it('counts what comes along with a file', () => {
  const files = [file('both', 500), file('small', 100, ['large']), file('large', 50_000, [], true)];
  expect(planSharedFiles(files, [load(['both', 'small', 'large']), load(['both'])])).toEqual([]);
  // A page that has it already carries nothing more.
  expect(planSharedFiles(files, [load(['both', 'small', 'large']), load(['both', 'large'])])).toEqual([
    ['both', 'small'],
  ]);
});

it('goes by how much a page matters', () => {
  const files = [file('both', 500), file('some', 1500)];
  const loads = (weight: number) => [load(['both', 'some']), load(['both'], weight)];
  expect(planSharedFiles(files, loads(1))).toEqual([['some', 'both']]);
  expect(planSharedFiles(files, loads(2))).toEqual([]);
});

it('leaves apart what stays by itself', () => {
  const files = [file('a', 300), file('b', 500, [], true)];
  expect(planSharedFiles(files, [load(['a', 'b'])])).toEqual([]);
});

it('never makes files that import each other in a circle', () => {
  // To join the outer two without the one between would make each wait for the other.
  const files = [file('top', 100, ['between']), file('between', 100, ['bottom'], true), file('bottom', 100)];
  expect(planSharedFiles(files, [load(['top', 'between', 'bottom'])])).toEqual([]);
  // Together with the one between they may be one.
  const movable = files.map((one) => ({ ...one, apart: false }));
  const [all] = planSharedFiles(movable, [load(['top', 'between', 'bottom'])]);
  expect(all?.sort()).toEqual(['between', 'bottom', 'top']);
});
