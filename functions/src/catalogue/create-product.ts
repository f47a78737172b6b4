import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import { textValue } from '@thriftline/domain/base/texts/values';
import type { productPayload } from '@thriftline/domain/calls/calls';
import { listingLanguage } from '@thriftline/domain/search/words/listing-language';
import { operatorPriceFault } from '@thriftline/domain/settings/operator-price-fault';
import { FieldValue } from 'firebase-admin/firestore';
import type { InferType } from 'yup';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { countCreation } from '../accounts/limits/quotas.ts';
import { requireOwnEmail, requireOwnName, requireRight, requireStaying } from '../accounts/require-right.ts';
import { isConfirmed } from '../accounts/sign-in/sign-ins.ts';
import { read } from '../firestore/collection.ts';
import { requireOwnPictures } from '../pictures/require-own-pictures.ts';
import { firestore } from '../platform/firebase.ts';
import { loadShopSettings } from '../settings/load-shop-settings.ts';
import { categoryDocument } from './categories.ts';
import { contactDocument } from './contacts.ts';
import { markProductId } from './product-ids.ts';
import { products } from './products.ts';
import { requireCopy } from './require-copy.ts';

const DAY_MS = 86_400_000;

/** The caller's creation time when its clock is about right, otherwise the server's. */
function creationTime(given: string | undefined): string {
  const now = Date.now();
  const isRight = given !== undefined && Math.abs(Date.parse(given) - now) <= DAY_MS;
  return isRight ? given : new Date(now).toISOString();
}

/** Throws `invalid-argument` for less than the operator wants items to cost. */
async function requireSmallestPrice(resaleprice: number): Promise<void> {
  const fault = operatorPriceFault(resaleprice, await loadShopSettings());
  if (fault === undefined) return;
  const why = textValue(fault);
  throw new AppError('invalid-argument', msg`Check resaleprice: ${why}.`, { fields: { resaleprice: fault } });
}

/**
 * Adds a product in the actor's name, its private contact along with it, and gives its id. Names and the e-mail address
 * may be given; then they must be the account's and the category's.
 */
export async function createProduct(actor: Actor, input: InferType<typeof productPayload>): Promise<string> {
  requireRight(actor, 'products', 'add');
  const { mobile, email, sellername, categoryName, utcDate, availability: _a, paid: _p, ...fields } = input;
  if (email !== undefined) requireOwnEmail(actor, email);
  if (sellername !== undefined) requireOwnName(actor, sellername, 'sellername');
  await requireSmallestPrice(fields.resaleprice);
  const { img, thumb, pictures = [] } = fields;
  requireOwnPictures(actor.uid, {
    img,
    thumb,
    ...Object.fromEntries(pictures.map((picture, index) => [`pictures[${index}].img`, picture.img])),
    ...Object.fromEntries(pictures.map((picture, index) => [`pictures[${index}].thumb`, picture.thumb])),
  });

  // An address that may be a stranger's is nobody's contact.
  const address = (await isConfirmed(actor.uid)) ? actor.email : UNREGISTERED;
  const document = products().doc();
  await firestore().runTransaction(async (transaction) => {
    const seller = await loadActor(actor.uid, transaction);
    requireStaying(seller);
    const category = await read(categoryDocument(fields.categoryId), transaction);
    if (category === undefined) throw new AppError('not-found', msg`This category doesn’t exist.`);
    requireCopy({ categoryName }, { categoryName: category.categoryname });
    await countCreation(transaction, { ...seller, confirmed: actor.confirmed }, 'products', document.id);
    transaction.create(document, {
      ...fields,
      categoryName: category.categoryname,
      language: input.language ?? listingLanguage(fields, seller.language),
      sellername: seller.name,
      sellerId: seller.uid,
      sellerStatus: seller.status,
      sellerSince: seller.since,
      utcDate: creationTime(utcDate),
      createdAt: FieldValue.serverTimestamp(),
    });
    markProductId(transaction, document.id);
    transaction.create(contactDocument(document.id), { mobile, email: address, sellerId: seller.uid });
  });
  return document.id;
}
