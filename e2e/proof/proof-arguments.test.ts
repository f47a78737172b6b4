import { describe, expect, it } from 'vitest';
import { parseProofArguments } from './proof-arguments.ts';

describe('the arguments of the proof', () => {
  it('are thirty runs when nobody says otherwise', () => {
    expect(parseProofArguments([])).toMatchObject({ runs: 30, without: undefined, verbose: false });
  });

  it('name runs and seed', () => {
    expect(parseProofArguments(['--runs', '2', '--seed', '41'])).toMatchObject({ runs: 2, seed: 41 });
  });

  it.each([[['--runs', 'many']], [['--without', 'luck']], [['--fast']]])('refuse %j', (given) => {
    expect(() => parseProofArguments(given)).toThrow();
  });
});
