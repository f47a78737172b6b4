import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentIdOf, isDocumentId } from './document-id.ts';

/** Any string there is, halves of characters and very long ones among them, and often what ids must not hold. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      { maxLength: 60 },
    )
    .map((all) => all.join('')),
  fc.string({ unit: fc.constantFrom('/', '.', '_', '%', 'a', '中', '\n'), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('a', '中', '\u{1f600}', '/'), minLength: 300, maxLength: 3_000 }),
);

/** What Firestore refuses, said once more and in other words. */
function isTaken(id: string): boolean {
  const bytes = new TextEncoder().encode(id);
  const isWellFormed = !/\p{Surrogate}/u.test(id);
  return (
    isWellFormed &&
    bytes.length >= 1 &&
    bytes.length <= 1_500 &&
    !/^(\.|\.\.|__.*__)$/s.test(id) &&
    id.split('/').length === 1
  );
}

describe('documentIdOf', () => {
  it('makes an id of any texts', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 3 }), (parts) => {
        const id = documentIdOf(...parts);
        expect(isTaken(id), JSON.stringify(id)).toBe(true);
        expect(isDocumentId(id)).toBe(true);
        expect(documentIdOf(...parts)).toBe(id);
      }),
      { numRuns: 2_000 },
    );
  });

  it('makes another id of another text', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        fc.pre(one !== other);
        expect(documentIdOf(one, '0')).not.toBe(documentIdOf(other, '0'));
      }),
      { numRuns: 2_000 },
    );
    const long = 'x'.repeat(2_000);
    expect(documentIdOf(`${long}a`)).not.toBe(documentIdOf(`${long}b`));
  });

  it('leaves ids as they were where they could be', () => {
    expect(documentIdOf('lamp', '2')).toBe('lamp_2');
    expect(documentIdOf('c:abc', '0')).toBe('c:abc_0');
    expect(documentIdOf('a/b', '0')).toBe('a%2fb_0');
  });
});

describe('isDocumentId', () => {
  it('says what Firestore says of any string', () => {
    fc.assert(
      fc.property(anyText, (id) => {
        expect(isDocumentId(id)).toBe(isTaken(id));
      }),
      { numRuns: 2_000 },
    );
  });
});
