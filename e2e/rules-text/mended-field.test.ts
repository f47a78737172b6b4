import { readFileSync } from 'node:fs';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { aPictureAddress } from '@thriftline/domain/testing/builders';
import { compileRules, decide, rulesTimestamp } from '@thriftline/security-rules';
import { aDocument, aRequest, aUser, documentsOf, propertyRuns } from '@thriftline/security-rules/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/**
 * The shop's rules deny a document for each of its faults alone: with any faults in any fields it is denied,
 * and stays so while they are mended one by one, until with the last of them it is allowed.
 */
const NOW = rulesTimestamp('2026-01-31T12:00:00Z');
const { ruleset } = compileRules(readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'), {
  fileName: 'firestore.rules',
  service: 'cloud.firestore',
});

const PRODUCT = { sellerId: 's1', productname: 'Chair', resaleprice: 45, img: aPictureAddress('a', 's1') };
const WORLD = {
  'users/b1': { name: 'Bea', email: 'bea@example.com', role: 'Buyer' },
  'users/s1': { name: 'Sal', email: 'sal@example.com', role: 'Seller', status: 'Verified' },
  'products/p1': PRODUCT,
};
/** What comes with each of them: the account counts it, and a category has its name. */
const counts = (act: string, lastId: string) => ({ [act]: { lastId, at: NOW } });
const BESIDE = {
  'quotas/b1': { ...counts('bookings', 'p1_b1'), ...counts('wishes', 'p1_b1') },
  'quotas/s1': counts('categories', 'lamps'),
  'categoryNames/lamps': { categoryId: 'lamps' },
};
const BUYER = aUser('b1', { role: 'Buyer', email: 'bea@example.com' });
const SELLER = aUser('s1', { role: 'Seller', email: 'sal@example.com', aud: LOCAL_PROJECT });
const COPY = {
  productname: 'Chair',
  productprice: 45,
  img: PRODUCT.img,
  yourname: 'Bea',
  email: 'bea@example.com',
  bookingId: 'p1',
  buyerId: 'b1',
  createdAt: NOW,
};
const WRONG_COPY = {
  productname: ['Table', '', 7, null],
  productprice: [44.99, '45', -45, null],
  img: [aPictureAddress('b', 's1'), 'javascript:alert(1)', null],
  yourname: ['Ben', 'bea', null],
  email: ['ben@example.com', 7, null],
  bookingId: ['p2', 'p1/x', '', 7, null],
  buyerId: ['b2', '', null],
  createdAt: [rulesTimestamp('2026-01-31T12:00:01Z'), '2026-01-31', null],
};

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly auth: ReturnType<typeof aUser>;
  readonly valid: Readonly<Record<string, unknown>>;
  /** What is wrong in a field, whatever the others hold. */
  readonly wrong: Readonly<Record<string, readonly unknown[]>>;
}

const SUBJECTS: readonly Subject[] = [
  {
    name: 'a booking',
    path: 'bookings/p1_b1',
    auth: BUYER,
    valid: { ...COPY, location: 'Leeds', mobile: '+44 113 496 0000', sellerId: 's1', paid: false },
    wrong: {
      ...WRONG_COPY,
      location: ['', '   ', 'x'.repeat(121), 7, null],
      mobile: ['call me', '1234', 12345, null],
      sellerId: ['s2', 'b1', null],
      paid: [true, 'false', 0],
      surprise: ['an unknown field', null],
    },
  },
  {
    name: 'a wish',
    path: 'wishlist/p1_b1',
    auth: BUYER,
    valid: { ...COPY, location: '', mobile: '' },
    wrong: {
      ...WRONG_COPY,
      location: [7, null, 'x'.repeat(121)],
      mobile: [7, 'x'.repeat(21)],
      surprise: [1],
    },
  },
  {
    name: 'a category',
    path: 'categories/lamps',
    auth: SELLER,
    valid: { categoryname: 'Lamps', img: PRODUCT.img, createdBy: 's1', createdAt: NOW },
    wrong: {
      categoryname: ['', ' ', 'x'.repeat(61), 7, null],
      img: [aPictureAddress('a', 's2'), 'https://p.example/a.webp', ...WRONG_COPY.img.slice(1)],
      createdBy: ['s2', 7, null],
      createdAt: WRONG_COPY.createdAt,
      surprise: [1],
    },
  },
];

function isAllowed({ path, auth }: Subject, fields: Readonly<Record<string, unknown>>): boolean {
  if (ruleset === null) throw new Error('firestore.rules has errors.');
  const request = aRequest(path, {
    method: 'create',
    auth,
    time: NOW,
    requestResource: aDocument(path, fields),
  });
  return decide(ruleset, request, documentsOf(WORLD, { ...WORLD, ...BESIDE })).allowed;
}

describe.each(SUBJECTS)('$name', (subject) => {
  const fault = fc
    .constantFrom(...Object.keys(subject.wrong))
    .chain((field) => fc.tuple(fc.constant(field), fc.constantFrom(...(subject.wrong[field] ?? []))));

  it('is denied until the last of its faults is mended', () => {
    expect(isAllowed(subject, subject.valid)).toBe(true);
    fc.assert(
      fc.property(
        fc.uniqueArray(fault, { minLength: 1, maxLength: 4, selector: ([field]) => field }),
        (faults) => {
          for (let mended = 0; mended < faults.length; mended += 1) {
            expect(
              isAllowed(subject, { ...subject.valid, ...Object.fromEntries(faults.slice(mended)) }),
            ).toBe(false);
          }
          expect(isAllowed(subject, subject.valid)).toBe(true);
        },
      ),
      propertyRuns(150),
    );
  });

  it('has a fault in each of its fields', () => {
    expect(Object.keys(subject.wrong).sort()).toEqual([...Object.keys(subject.valid), 'surprise'].sort());
  });
});
