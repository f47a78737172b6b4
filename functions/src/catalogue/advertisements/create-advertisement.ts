import { msg } from '@lingui/core/macro';
import type { FromDocument } from '@thriftline/domain/base/document-names';
import { AppError } from '@thriftline/domain/base/errors';
import type { advertisementPayload } from '@thriftline/domain/calls/calls';
import { advertisementOf } from '@thriftline/domain/catalogue/advertisement';
import { allowsProductAct } from '@thriftline/domain/catalogue/product-acts';
import { productState } from '@thriftline/domain/catalogue/product-state';
import type { InferType } from 'yup';
import { type Actor, loadActor } from '../../accounts/actor.ts';
import { takePlace } from '../../accounts/limits/quotas.ts';
import { requireRight } from '../../accounts/require-right.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { advertisementDocument } from '../advertisements.ts';
import { contactDocument } from '../contacts.ts';
import { productDocument } from '../products.ts';
import { requireCopy } from '../require-copy.ts';

/**
 * Advertises a product, once: its seller's own, for an admin anybody's, as long as it is unsold. Fields that are given
 * must be the product's. Gives the advertisement's id.
 */
export async function createAdvertisement(
  actor: Actor,
  input: FromDocument<InferType<typeof advertisementPayload>>,
): Promise<string> {
  const right = requireRight(actor, 'advertisements', 'add');
  const { productId, email, mobile, utcDate: _utcDate, availability: _a, paid: _p, ...copy } = input;
  const document = advertisementDocument(productId);
  await firestore().runTransaction(async (transaction) => {
    const seller = await loadActor(actor.uid, transaction);
    const product = await read(productDocument(productId), transaction);
    if (product === undefined) throw new AppError('not-found', msg`This item doesn’t exist.`);
    const isOwn = product.sellerId === actor.uid;
    if (right !== 'othersOrOwnUnsold' && !isOwn) {
      throw new AppError('permission-denied', msg`This item isn’t yours.`);
    }
    if (!allowsProductAct(productState(product, Date.now()), 'advertise')) {
      throw new AppError('conflict', msg`You can’t advertise an item that is sold or hidden.`);
    }
    const contact = await read(contactDocument(productId), transaction);
    if (email !== undefined && email.toLowerCase() !== contact?.email.toLowerCase()) {
      throw new AppError('permission-denied', msg`This isn’t the seller’s e-mail address.`, {
        fields: { email: msg`Must be the seller’s` },
      });
    }
    requireCopy({ ...copy, mobile }, { ...product, hold: undefined, mobile: contact?.mobile });
    if ((await read(document, transaction)) !== undefined) {
      throw new AppError('conflict', msg`This item is already advertised.`);
    }
    // Admins advertise what they find worth it of others': that takes no place of the seller's.
    if (isOwn) {
      await takePlace(
        transaction,
        { ...seller, confirmed: actor.confirmed },
        {
          act: 'advertisements',
          id: productId,
          isOpen: async (id) => {
            const advertisement = await read(advertisementDocument(id), transaction);
            return advertisement !== undefined && advertisement.availability !== true;
          },
        },
      );
    }
    transaction.create(document, advertisementOf(productId, product));
    if (!isOwn) {
      const act = { what: 'createAdvertisement' as const, document, aboutName: product.productname };
      writeAudit(transaction, actor, act);
    }
  });
  return productId;
}
