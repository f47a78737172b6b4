import type { ShopTextName } from './shop-texts.ts';

/** What the pages say until the operator has written their own. For the marks in it see text-blocks.ts. */
export const DEFAULT_TEXTS: Record<ShopTextName, string> = {
  help: `## Buying

- Choose a category and open an item. Book Now adds the item to My Orders. It isn't reserved: the first buyer to pay gets it.
- My Orders shows what you booked. Pay there by card: the item is kept for you for ten minutes meanwhile.
- If somebody else was faster, your money goes back by itself and your order says so.
- With the heart you put an item on your wish list.

## Selling

- Sign up as a seller, then add your product with up to six photos.
- Only who paid for an item sees your telephone number and e-mail address, and you see theirs then. Until then you write to each other here.
- Say honestly what is worn or broken: it saves both sides a journey.

## Your account

- Forgot your password? The login page sends you a link.
- Confirm your e-mail address with the letter we sent: until then an account can do less.

Anything else? Write to us: our address stands on the Contact page.`,

  terms: `The operator of {shop} has not written their own terms yet. Until then, this holds.

## What {shop} is

{shop} brings people together who buy and sell used things. A sale is between the buyer and the seller; {shop} takes the payment and hands it on.

## What sellers promise

- The item is theirs to sell and is as described, faults included.
- It is nothing that the law forbids to sell.
- Once it is paid, the buyer gets it.

## What buyers promise

- They pay what they ordered, with a card that is theirs.
- They use a seller’s telephone number and address for this purchase alone.

## What may happen

Listings that break these rules may be taken down and accounts suspended. A payment for an item that cannot be had is refunded in full.`,

  privacy: `The operator of {shop} has not written their own notice yet. Until then, this says what is stored.

## What we store

- Your account: name, e-mail address, role and, if you give one, a photo.
- What you list, book, wish and pay. We never see your card’s number: it goes to the payment provider directly.
- Telephone numbers and addresses of buyer and seller are shown to each other once an order is paid.
- If you subscribe to our letter: your address, when, and the words you agreed to.
- Of each device you sign in on: browser, system, and the first and last day, so that you see where your account is open.
- On your device: that you are signed in, your drafts and what you saw last, so that pages work offline.

## How long

Until you have your account deleted. Records of payments stay as long as the law asks for them.

## Your rights

You may ask what is stored about you, have it put right or deleted, and take back what you agreed to. Write to us: our address stands on the Contact page.`,

  contact: `The operator of {shop} has not left an address here yet.

Buyers and sellers: contact details are shared after payment. Until then, message each other from the item's page.`,
};
