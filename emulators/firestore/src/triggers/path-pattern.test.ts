import { describe, expect, it } from 'vitest';
import { compilePathPattern } from './path-pattern.ts';

describe('a path pattern', () => {
  it.each([
    ['users/{uid}', 'users/u1', true],
    ['/users/{uid}', 'users/u1', true],
    ['users/{uid}', 'users/u1/posts/p1', false],
    ['users/u1', 'users/u1', true],
    ['users/u1', 'users/u2', false],
    ['users/*', 'users/u1', true],
    ['users/{uid}/posts/{id}', 'users/u1/posts/p1', true],
    ['users/{rest=**}', 'users/u1/posts/p1', true],
    ['**', 'users/u1', true],
    ['{any=**}/posts/{id}', 'users/u1/posts/p1', true],
    ['{any=**}/posts/{id}', 'users/u1/likes/p1', false],
  ])('%s for %s: %s', (pattern, path, fits) => {
    expect(compilePathPattern(pattern)(path.split('/'))).toBe(fits);
  });
});
