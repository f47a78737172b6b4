import type { DocumentReference } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { firestore } from '../platform/firebase.ts';
import { parentId } from './parent-id.ts';

const at = (path: string): { ref: DocumentReference } => ({ ref: firestore().doc(path) });

it('is the id of the document above', () => {
  expect(parentId(at('products/chair/views/ben'))).toBe('chair');
});

it('is asked of no document that is below none', () => {
  expect(() => parentId(at('products/chair'))).toThrow('products/chair is below a document');
});
