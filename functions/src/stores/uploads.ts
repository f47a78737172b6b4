import { createHash } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { collection, documentIn } from './collection.ts';

/** That a picture was uploaded. Functions only: no security rule names it. */
export interface Upload {
  path: string;
  /** When to look whether anything shows it; null for the pictures of a product, which go with the product. */
  checkAt: Timestamp | null;
}

/** Every upload that is not known to be gone. */
export const uploads = () => collection<Upload>('uploads');

/** The record of one picture; paths hold slashes, so a digest stands for them. */
export const uploadDocument = (path: string) =>
  documentIn(uploads(), createHash('sha256').update(path).digest('hex'));
