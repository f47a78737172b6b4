import {
  ATTRIBUTE_NAMES,
  type AttributeName,
} from '@thriftline/domain/catalogue/attributes/product-attributes';
import type { Contact } from '@thriftline/domain/catalogue/contact';
import type { Product } from '@thriftline/domain/catalogue/product';
import { isOwnPicture } from '@/lib/pictures/own-picture.ts';
import { type ShownPicture, shownPictures } from './pictures/form-picture.ts';

interface ProductValues extends Record<string, unknown> {
  pictures: ShownPicture[];
}

/** A product as its form holds it. */
export function valuesOfProduct(product: Product, contact: Contact | undefined): ProductValues {
  const facts: Partial<Record<AttributeName, unknown>> = { ...product, mobile: contact?.mobile };
  const stated = ATTRIBUTE_NAMES.map((name) => [name, facts[name] ?? '']);
  return { ...Object.fromEntries(stated), pictures: shownPictures(product) };
}

/** What is the same of another product that is like it: what kind of thing it is, and how it comes over. */
export function valuesOfLike(product: Product, contact: Contact | undefined): object {
  const { categoryId, condition, delivery, deliverycost, location, mobile } = valuesOfProduct(
    product,
    contact,
  );
  return { categoryId, condition, delivery, deliverycost, location, mobile };
}

/** The same for another product that begins as its copy: with those pictures that may be shown again. */
export function valuesOfCopy(product: Product, contact: Contact | undefined): ProductValues {
  const { pictures, ...facts } = valuesOfProduct(product, contact);
  return {
    ...facts,
    pictures: pictures.filter(({ shown }) => isOwnPicture(shown.img) && isOwnPicture(shown.thumb)),
  };
}
