import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { englishOf } from '../base/locale/english-of.ts';
import { i18n } from '../base/locale/i18n.ts';
import { SHOP_NAME_MARK, type ShopTextName, withShopName } from './shop-texts.ts';

/** What a block of such a text begins with, see text-blocks.ts, and its lines. */
interface Block {
  mark: string;
  lines: readonly MessageDescriptor[];
}

const heading = (line: MessageDescriptor): Block => ({ mark: '## ', lines: [line] });
const list = (...lines: readonly MessageDescriptor[]): Block => ({ mark: '- ', lines });

/** The name of the shop is filled in by whoever shows the text. */
const shop = SHOP_NAME_MARK;

const BLOCKS: Readonly<Record<ShopTextName, readonly (Block | MessageDescriptor)[]>> = {
  help: [
    heading(msg`Buying`),
    list(
      msg`Choose a category and open an item. Book Now adds the item to My Orders. It isn’t reserved: the first buyer to pay gets it.`,
      msg`Find your bookings in My Orders and pay there by card. While you pay, we reserve the item for ten minutes.`,
      msg`If another buyer was faster, we refund you automatically, and your order says so.`,
      msg`Tap the heart to add an item to your wish list.`,
    ),
    heading(msg`Selling`),
    list(
      msg`Sign up as a seller, then add your product with up to six photos.`,
      msg`You and the buyer see each other’s phone number and e-mail address after payment. Until then, message each other here.`,
      msg`Be honest about what is worn or broken. It saves you both a trip.`,
    ),
    heading(msg`Your account`),
    list(
      msg`Forgot your password? The login page sends you a link.`,
      msg`Confirm your e-mail address with the link we e-mailed you. Until then, your account is limited.`,
    ),
    msg`Anything else? Find our address on the Contact page.`,
  ],
  terms: [
    msg`The operator of ${shop} hasn’t written their own terms yet. Until then, these apply.`,
    heading(msg`What ${shop} is`),
    msg`${shop} brings together people who buy and sell second-hand items. A sale is between the buyer and the seller; ${shop} takes the payment and passes it on.`,
    heading(msg`What sellers promise`),
    list(
      msg`The item is theirs to sell and is as described, faults included.`,
      msg`The law allows it to be sold.`,
      msg`Once it’s paid, the buyer gets it.`,
    ),
    heading(msg`What buyers promise`),
    list(
      msg`They pay for their orders with their own card.`,
      msg`They use a seller’s phone number and address only for this purchase.`,
    ),
    heading(msg`What may happen`),
    msg`We may remove listings that break these rules and suspend accounts. If an item isn’t available, we refund its payment in full.`,
  ],
  privacy: [
    msg`The operator of ${shop} hasn’t written their own notice yet. Until then, this one applies.`,
    heading(msg`What we store`),
    list(
      msg`Your account: name, e-mail address, role and, if you give one, a photo.`,
      msg`Your listings, bookings, wish list and payments. We never see your card number: it goes directly to the payment provider.`,
      msg`Phone numbers and addresses, which buyer and seller see once an order is paid.`,
      msg`If you subscribe to our newsletter: your e-mail address, the time, and the text you agreed to.`,
      msg`For each device you log in on: browser, system, and the first and last day, so you can see where you’re signed in.`,
      msg`On your device: your sign-in, your drafts and the pages you saw last, so they work offline.`,
    ),
    heading(msg`How long`),
    msg`Until you delete your account. We keep payment records as long as the law requires.`,
    heading(msg`Your rights`),
    msg`You can ask what we store about you, have it corrected or deleted, and withdraw your consent. Find our address on the Contact page.`,
  ],
  contact: [
    msg`The operator of ${shop} hasn’t added an address here yet.`,
    msg`Buyers and sellers: contact details are shared after payment. Until then, message each other from the item’s page.`,
  ],
};

function written(blocks: readonly (Block | MessageDescriptor)[], write: (text: MessageDescriptor) => string) {
  const lineByLine = blocks.map((block) =>
    'lines' in block ? block.lines.map((line) => block.mark + write(line)).join('\n') : write(block),
  );
  return lineByLine.join('\n\n');
}

/** What the pages say until the operator has written their own, in English. */
export const DEFAULT_TEXTS: Readonly<Record<ShopTextName, string>> = {
  help: written(BLOCKS.help, englishOf),
  terms: written(BLOCKS.terms, englishOf),
  privacy: written(BLOCKS.privacy, englishOf),
  contact: written(BLOCKS.contact, englishOf),
};

/** A page's text as it is read, with the shop's name in it: in the reader's language as long as it is the default one. */
export function shownShopText(name: ShopTextName, text: string, shopName: string): string {
  if (text !== withShopName(DEFAULT_TEXTS[name], shopName)) return text;
  return withShopName(
    written(BLOCKS[name], (line) => i18n._(line)),
    shopName,
  );
}
