import { describe, expect, it } from 'vitest';
import { SUITE_NAMES, SUITES } from './suites.ts';
import { parseTestArguments } from './test-arguments.ts';

describe('parseTestArguments', () => {
  it('without names every suite runs but those that are long and seldom needed', () => {
    const suites = SUITE_NAMES.filter((name) => name !== 'browsers-core' && name !== 'repository');
    expect(parseTestArguments([])).toEqual({
      suites,
      named: [],
      official: false,
      files: [],
      quick: false,
      leavesOutUnchanged: true,
    });
    expect(parseTestArguments(['browsers-core']).suites).toEqual(['browsers-core']);
    expect([...SUITE_NAMES].sort()).toEqual(Object.keys(SUITES).sort());
  });

  it('named suites run once each, in the usual order', () => {
    expect(parseTestArguments(['api', '--official', 'rules', 'api'])).toEqual({
      suites: ['rules', 'api'],
      named: ['rules', 'api'],
      official: true,
      files: [],
      quick: false,
      leavesOutUnchanged: false,
    });
  });

  it('the short proof runs beside what waits for functions, after what is quick', () => {
    expect(parseTestArguments(['proof', 'money', 'rules', 'unit']).suites).toEqual([
      'unit',
      'rules',
      'proof',
      'money',
    ]);
  });

  it('quick stands for what answers within a minute, beside suites by name', () => {
    const quick = ['types', 'lint', 'unit', 'rules'];
    expect(parseTestArguments(['quick'])).toMatchObject({ suites: quick, quick: true });
    expect(parseTestArguments(['--quick'])).toMatchObject({ suites: quick, quick: true });
    expect(parseTestArguments(['api', '--quick'])).toMatchObject({
      suites: [...quick, 'api'],
      named: ['api'],
    });
  });

  it('a suite that is named runs though nothing of it changed, and with --all each does', () => {
    expect(parseTestArguments(['packages']).leavesOutUnchanged).toBe(false);
    expect(parseTestArguments(['--all'])).toMatchObject({
      suites: parseTestArguments([]).suites,
      leavesOutUnchanged: false,
    });
  });

  it('files narrow the suites that are named, and no others', () => {
    const { suites, files } = parseTestArguments(['api', 'api/holds', 'orders.test.ts']);
    expect(suites).toEqual(['api']);
    expect(files).toEqual(['api/holds', 'orders.test.ts']);
    expect(() => parseTestArguments(['api/holds'])).toThrow(/Name the suite/);
  });

  it('what can be shaken is, all of it or what is named', () => {
    expect(parseTestArguments(['--shake', '7'])).toMatchObject({
      suites: ['api', 'doors', 'money'],
      shake: '7',
    });
    expect(parseTestArguments(['--shake', '7', 'money'])).toMatchObject({ suites: ['money'], shake: '7' });
    expect(() => parseTestArguments(['--shake', '7', 'rules'])).toThrow(/rules cannot be shaken/);
    expect(() => parseTestArguments(['--shake', 'money'])).toThrow(/whole number, not money/);
  });

  it('an unknown suite is named, with the ones there are', () => {
    expect(() => parseTestArguments(['rulez'])).toThrow(/called rulez[\s\S]*journeys/);
  });
});
