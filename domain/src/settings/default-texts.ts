import type { ShopTextName } from './shop-texts.ts';

/** What the pages say until the operator has written their own. For the marks in it see text-blocks.ts. */
export const DEFAULT_TEXTS: Record<ShopTextName, string> = {
  help: `## Buying

- Choose a category and open an item. Book Now adds the item to My Orders. It isn't reserved: the first buyer to pay gets it.
- Find your bookings in My Orders and pay there by card. While you pay, we reserve the item for ten minutes.
- If another buyer was faster, we refund you automatically, and your order says so.
- Tap the heart to add an item to your wish list.

## Selling

- Sign up as a seller, then add your product with up to six photos.
- You and the buyer see each other's phone number and e-mail address after payment. Until then, message each other here.
- Be honest about what is worn or broken. It saves you both a trip.

## Your account

- Forgot your password? The login page sends you a link.
- Confirm your e-mail address with the link we e-mailed you. Until then, your account is limited.

Anything else? Find our address on the Contact page.`,

  terms: `The operator of {shop} hasn't written their own terms yet. Until then, these apply.

## What {shop} is

{shop} brings together people who buy and sell second-hand items. A sale is between the buyer and the seller; {shop} takes the payment and passes it on.

## What sellers promise

- The item is theirs to sell and is as described, faults included.
- The law allows it to be sold.
- Once it's paid, the buyer gets it.

## What buyers promise

- They pay for their orders with their own card.
- They use a seller’s phone number and address only for this purchase.

## What may happen

We may remove listings that break these rules and suspend accounts. If an item isn't available, we refund its payment in full.`,

  privacy: `The operator of {shop} hasn't written their own notice yet. Until then, this one applies.

## What we store

- Your account: name, e-mail address, role and, if you give one, a photo.
- Your listings, bookings, wish list and payments. We never see your card number: it goes directly to the payment provider.
- Phone numbers and addresses, which buyer and seller see once an order is paid.
- If you subscribe to our newsletter: your e-mail address, the time, and the text you agreed to.
- For each device you log in on: browser, system, and the first and last day, so you can see where you're signed in.
- On your device: your sign-in, your drafts and the pages you saw last, so they work offline.

## How long

Until you delete your account. We keep payment records as long as the law requires.

## Your rights

You can ask what we store about you, have it corrected or deleted, and withdraw your consent. Find our address on the Contact page.`,

  contact: `The operator of {shop} hasn't added an address here yet.

Buyers and sellers: contact details are shared after payment. Until then, message each other from the item's page.`,
};
