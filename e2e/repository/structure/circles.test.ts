import { describe, expect, it } from 'vitest';
import { arrowsInside, circlesOf } from './circles.ts';

describe('circlesOf', () => {
  it('finds none where arrows go one way', () => {
    expect(
      circlesOf([
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'c'],
      ]),
    ).toEqual([]);
  });

  it('finds each circle, however long', () => {
    expect(
      circlesOf([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
        ['c', 'd'],
        ['d', 'e'],
        ['e', 'd'],
      ]),
    ).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ]);
  });

  it('does not take an arrow to itself for one', () => {
    expect(circlesOf([['a', 'a']])).toEqual([]);
  });
});

describe('arrowsInside', () => {
  it('looks at the parts of a folder, whatever lies below them', () => {
    expect(
      arrowsInside('src', [
        ['src/x/deep/a.ts', 'src/y/b.ts'],
        ['src/y/b.ts', 'src/root.ts'],
        ['src/x/a.ts', 'src/x/b.ts'],
        ['other/a.ts', 'src/y/b.ts'],
      ]),
    ).toEqual([
      ['x/', 'y/'],
      ['y/', '.'],
    ]);
  });
});
