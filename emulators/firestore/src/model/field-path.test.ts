import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldPath } from './field-path.ts';

describe('a field path', () => {
  it('splits at dots outside backticks', () => {
    expect(FieldPath.parse('a.b_1._c').segments).toEqual(['a', 'b_1', '_c']);
    expect(FieldPath.parse('`a.b`.c').segments).toEqual(['a.b', 'c']);
    expect(FieldPath.parse('`\\`\\\\`').segments).toEqual(['`\\']);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }), (segments) => {
        expect(FieldPath.parse(new FieldPath(segments).key).segments).toEqual(segments);
      }),
    );
  });

  it('may not be empty', () => {
    expect(() => FieldPath.parse('')).toThrow('Invalid empty property path string.');
  });

  it.each(['.', 'a.', '.a', 'a..b', '1a', 'a-b', '`a', 'a`b`', '``', 'a b'])('is refused as %j', (text) => {
    expect(() => FieldPath.parse(text)).toThrow(
      `Invalid property path "${text}". Unquoted property paths must match`,
    );
  });

  it('knows the document name', () => {
    expect(FieldPath.parse('__name__').isName).toBe(true);
    expect(FieldPath.parse('a.__name__').isName).toBe(false);
  });
});
