import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { attributeTitle } from '@thriftline/domain/catalogue/attributes/attribute-texts';
import { ATTRIBUTE_NAMES } from '@thriftline/domain/catalogue/attributes/product-attributes';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import type { Visitor } from '../visitor.ts';

/** What a seller lists: its name, its category's id, and the path of its photo. */
export interface ListedItem {
  name: string;
  category: string;
  photo: string;
}

/** A seller who is logged in lists an item with a photo, and waits until it is published. */
export async function listItem(seller: Visitor, { name, category, photo }: ListedItem): Promise<void> {
  await seller.open('/dashboard/addproduct');
  const facts = { ...SAMPLE_ATTRIBUTES, productname: name, categoryId: category };
  for (const fact of ATTRIBUTE_NAMES) {
    // The form has told it from how long the item was used, and what is typed comes behind what is there.
    if (fact === 'yearsofpurchase') continue;
    await seller.fills(attributeTitle(fact), String(facts[fact]));
  }
  await seller.tab.pickFile('main input[type=file]', photo);
  await seller.finds('the photo', `return document.querySelector('[aria-label^="Photo 1"]') !== null`);
  await seller.presses('Add Product');
  await seller.sees(MESSAGES.productAdded);
}
