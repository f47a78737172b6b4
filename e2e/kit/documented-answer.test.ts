import { describe, expect, it } from 'vitest';
import { undocumented } from './documented-answer.ts';

const ERROR = { error: { code: 'conflict', message: 'Sold' } };

describe('undocumented', () => {
  it.each([
    ['GET', '/users/admin/a@b.example', 200, { isAdmin: true }],
    ['GET', '/api/users/admin/a@b.example', 200, { isAdmin: true }],
    ['DELETE', '/users/u1', 200, { acknowledged: true, deletedCount: 1 }],
    ['GET', '/products?email=a@b.example', 200, []],
    ['DELETE', '/users/u1', 409, ERROR],
    ['GET', '/nothing/there', 404, ERROR],
  ])('takes %s %s with %i', (method, path, status, body) => {
    expect(undocumented(method, path, status, body)).toBe('');
  });

  it.each([
    ['GET', '/users/admin/a@b.example', 200, { isAdmin: 'yes' }, 'must be boolean'],
    ['DELETE', '/users/u1', 200, { acknowledged: true }, 'deletedCount'],
    ['DELETE', '/users/u1', 200, { acknowledged: true, deletedCount: 1, more: 1 }, 'additional properties'],
    ['GET', '/categories', 200, [{ _id: 'c1' }], 'categoryname'],
    ['GET', '/categories', 500, 'Internal error', 'must be object'],
    ['GET', '/nothing/there', 200, {}, 'not documented'],
  ])('finds what is wrong with %s %s with %i and %j', (method, path, status, body, problem) => {
    expect(undocumented(method, path, status, body)).toContain(problem);
  });
});
