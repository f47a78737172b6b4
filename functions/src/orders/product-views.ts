import { productViewsPath, VIEWS } from '@thriftline/domain/base/collections';
import type { ProductView } from '@thriftline/domain/catalogue/interest/item-interest';
import type { CollectionGroup, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { productDocument } from '../catalogue/products.ts';
import { collection } from '../firestore/collection.ts';
import { parentId } from '../firestore/parent-id.ts';
import { firestore } from '../platform/firebase.ts';

/** Who looked at a product: a document for each account. */
export const productViews = (productId: string) =>
  collection<ProductView>(productViewsPath(productDocument(productId).id));

/** Who looked at anything. */
export const everyView = (): CollectionGroup => firestore().collectionGroup(VIEWS);

/** The product that was looked at. */
export const productIdOfView = (snapshot: Pick<DocumentSnapshot, 'ref'>): string => parentId(snapshot);

/** What an account looked at. */
export const viewsBy = (uid: string): Query => everyView().where('viewerId', '==', uid);
