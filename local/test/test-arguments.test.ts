import { describe, expect, it } from 'vitest';
import { SUITE_NAMES, SUITES } from './suites.ts';
import { parseTestArguments } from './test-arguments.ts';

describe('parseTestArguments', () => {
  it('without names every suite runs', () => {
    expect(parseTestArguments([])).toEqual({ suites: [...SUITE_NAMES], official: false, files: [] });
    expect([...SUITE_NAMES].sort()).toEqual(Object.keys(SUITES).sort());
  });

  it('named suites run once each, in the usual order', () => {
    expect(parseTestArguments(['api', '--official', 'rules', 'api'])).toEqual({
      suites: ['rules', 'api'],
      official: true,
      files: [],
    });
  });

  it('the short proof runs before what needs the running suite', () => {
    expect(parseTestArguments(['rules', 'proof', 'unit']).suites).toEqual(['unit', 'proof', 'rules']);
  });

  it('quick stands for what needs no emulators and no browser, beside suites by name', () => {
    expect(parseTestArguments(['quick']).suites).toEqual(['types', 'lint', 'unit']);
    expect(parseTestArguments(['rules', 'quick']).suites).toEqual(['types', 'lint', 'unit', 'rules']);
  });

  it('files narrow the suites that are named, and no others', () => {
    const { suites, files } = parseTestArguments(['api', 'api/holds', 'orders.test.ts']);
    expect(suites).toEqual(['api']);
    expect(files).toEqual(['api/holds', 'orders.test.ts']);
    expect(() => parseTestArguments(['api/holds'])).toThrow(/Name the suite/);
  });

  it('an unknown suite is named, with the ones there are', () => {
    expect(() => parseTestArguments(['rulez'])).toThrow(/called rulez[\s\S]*journeys/);
  });
});
