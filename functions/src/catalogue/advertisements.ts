import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import { collection, documentIn } from '../firestore/collection.ts';

/** The advertised products; a document's id is its product's. */
export const advertisements = () => collection<Advertisement>(COLLECTIONS.advertisements);

/** The advertisement of one product. */
export const advertisementDocument = (productId: string) => documentIn(advertisements(), productId);
