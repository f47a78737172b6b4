import { describe, expect, it } from 'vitest';
import { nodeVersionProblem } from './node-version.mjs';

describe('nodeVersionProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.21.0', '24.0.0'])('%s runs', (version) => {
    expect(nodeVersionProblem(version)).toBeUndefined();
  });

  it.each(['16.20.0', '18.20.8', '20.18.3', '21.7.0', '22.11.0'])(
    '%s is named, with what is needed',
    (version) => {
      expect(nodeVersionProblem(version)).toMatch(
        `needs Node.js 20.19 or later, 22.12 or later, or a newer release; this is ${version}`,
      );
    },
  );
});
