import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { documentJson } from './document-json.ts';

describe('documentJson', () => {
  // Specification 3. User._id
  // Specification 3. Product._id
  it('carries the id as _id, times as texts, and everything else as it is', () => {
    const data = { productname: 'Oak chair', resaleprice: 45.5, createdAt: Timestamp.fromMillis(0) };
    expect(documentJson({ id: 'product-1', data })).toEqual({
      _id: 'product-1',
      productname: 'Oak chair',
      resaleprice: 45.5,
      createdAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it('keeps to itself what an account is found by', () => {
    const data = { name: 'Bo', search: ['b', 'bo'] };
    expect(documentJson({ id: 'user-1', data })).toEqual({ _id: 'user-1', name: 'Bo' });
  });

  it('keeps to itself who is paying', () => {
    const hold = { id: 'a-hold', until: Timestamp.now() };
    expect(documentJson({ id: 'product-1', data: { hold } })).toEqual({ _id: 'product-1' });
  });
});
