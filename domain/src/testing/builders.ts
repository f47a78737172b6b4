import { bookingDocumentId } from '../base/collections.ts';
import { STORAGE_ORIGIN } from '../base/fields/picture-address.ts';
import { CURRENCY, formatCents } from '../base/money.ts';
import { LOCAL_BUCKET } from '../base/ports.ts';
import { PRODUCT_ATTRIBUTES } from '../catalogue/attributes/product-attributes.ts';
import { SAMPLE_ATTRIBUTES } from '../catalogue/sample-attributes.ts';
import type { ConversationOpening } from '../conversations/conversation.ts';
import { SUBSCRIBE_CONSENT } from '../settings/consent.ts';

/** A moment for tests that do not care which. */
export const SOME_UTC_DATE = '2026-01-31T12:00:00.000Z';

/** The address of a picture that an account uploaded, as Storage gives it. */
export function aPictureAddress(name = 'chair', uid = 'seller-1'): string {
  return `${STORAGE_ORIGIN}/v0/b/${LOCAL_BUCKET}/o/images%2F${uid}%2F${name}-1600.webp?alt=media`;
}

const PICTURE = aPictureAddress();

/** A valid picture: the one `aProduct` begins with. */
export function aPicture<T extends object>(overrides?: T) {
  return { img: PICTURE, thumb: PICTURE, alt: 'An oak chair', ...overrides };
}

/** As many different pictures as asked for; the first is that of `aProduct`. */
export function somePictures(count: number) {
  return Array.from({ length: count }, (_, index) =>
    index === 0
      ? aPicture()
      : aPicture({
          img: aPictureAddress(`chair-${index + 1}`),
          thumb: aPictureAddress(`chair-${index + 1}-small`),
          alt: `An oak chair, picture ${index + 1}`,
        }),
  );
}

/** A description of exactly the least length. */
export const SHORTEST_DESCRIPTION = PRODUCT_ATTRIBUTES.description.sample;

/** A valid category but for its server time; override what the test is about. */
export function aCategory<T extends object>(overrides?: T) {
  return { categoryname: 'Chairs', img: PICTURE, createdBy: 'seller-1', ...overrides };
}

/** What a seller types for a valid product. */
export function aProductInput<T extends object>(overrides?: T) {
  return { ...SAMPLE_ATTRIBUTES, ...overrides };
}

/** A valid product of `seller-1` but for its server time. */
export function aProduct<T extends object>(overrides?: T) {
  const { mobile: _mobile, ...typed } = aProductInput();
  return {
    ...typed,
    sellername: 'Sal Seller',
    categoryName: 'Chairs',
    img: PICTURE,
    thumb: PICTURE,
    utcDate: SOME_UTC_DATE,
    sellerId: 'seller-1',
    sellerStatus: 'Unverified',
    ...overrides,
  };
}

/** The private contact of `aProduct`. */
export function aContact<T extends object>(overrides?: T) {
  return {
    mobile: SAMPLE_ATTRIBUTES.mobile,
    email: 'seller@example.com',
    sellerId: 'seller-1',
    ...overrides,
  };
}

/** A valid booking of `aProduct` (document `product-1`) by `buyer-1`, but for its server time. */
export function aBooking<T extends object>(overrides?: T) {
  return {
    productname: 'Oak chair',
    productprice: 45.5,
    yourname: 'Bea Buyer',
    location: 'York',
    mobile: '+44 1904 496 000',
    email: 'buyer@example.com',
    youremail: 'buyer@example.com',
    bookingId: 'product-1',
    img: PICTURE,
    buyerId: 'buyer-1',
    sellerId: 'seller-1',
    ...overrides,
  };
}

/** A valid wish of `buyer-1` for `aProduct` (document `product-1`), but for its server time. */
export function aWish<T extends object>(overrides?: T) {
  return {
    productname: 'Oak chair',
    productprice: 45.5,
    yourname: 'Bea Buyer',
    location: 'Leeds',
    mobile: '',
    email: 'buyer@example.com',
    bookingId: 'product-1',
    img: PICTURE,
    buyerId: 'buyer-1',
    ...overrides,
  };
}

/** A valid account but for its server time. */
export function aUser<T extends object>(overrides?: T) {
  return { name: 'Bea Buyer', email: 'buyer@example.com', role: 'Buyer', status: 'Unverified', ...overrides };
}

/** A valid payment record of `aBooking`, but for its server time. */
export function aPayment<T extends object>(overrides?: T) {
  return {
    productprice: 45.5,
    transactionId: 'pi_1',
    youremail: 'buyer@example.com',
    bookingsId: bookingDocumentId('product-1', 'buyer-1'),
    bookingId: 'product-1',
    buyerId: 'buyer-1',
    sellerId: 'seller-1',
    amount: 4550,
    currency: CURRENCY,
    status: 'recorded',
    cardBrand: 'visa',
    cardLast4: '4242',
    ...overrides,
  };
}

/** A valid order of what `aPayment` paid, but for its server times. */
export function anOrder<T extends object>(overrides?: T) {
  return {
    bookingsId: bookingDocumentId('product-1', 'buyer-1'),
    bookingId: 'product-1',
    buyerId: 'buyer-1',
    sellerId: 'seller-1',
    productname: 'Oak chair',
    img: PICTURE,
    buyername: 'Bea Buyer',
    sellername: 'Sal Seller',
    amount: 4550,
    currency: CURRENCY,
    state: 'paid',
    secretHash: '0'.repeat(64),
    ...overrides,
  };
}

/** What the seller gets of `anOrder`, at five per cent and 30 cents, but for its server times. */
export function aPayout<T extends object>(overrides?: T) {
  return {
    sellerId: 'seller-1',
    bookingsId: bookingDocumentId('product-1', 'buyer-1'),
    bookingId: 'product-1',
    productname: 'Oak chair',
    currency: CURRENCY,
    gross: 4550,
    deliveryPrice: 0,
    back: 0,
    feeRule: { basisPoints: 500, fixed: 30 },
    fee: 258,
    rounding: 5000,
    net: 4292,
    state: 'waiting',
    tries: 0,
    reversalTries: 0,
    transferred: 0,
    reversed: 0,
    ...overrides,
  };
}

/** A seller's account with the card provider that takes money, but for its server time. */
export function aSellerAccount<T extends object>(overrides?: T) {
  return {
    accountId: 'acct_1',
    state: 'ready',
    missing: [],
    reachesBank: true,
    tries: 0,
    ...overrides,
  };
}

/** A valid entry of the audit log, but for its server time. */
export function anAuditEntry<T extends object>(overrides?: T) {
  return {
    who: 'admin-1',
    whoName: 'Ada Admin',
    what: 'refundPayment',
    about: 'payments/pi_1',
    aboutName: `${formatCents(4550)} of buyer@example.com`,
    why: 'The chair broke',
    ...overrides,
  };
}

/** A valid address to write to but for its server time. */
export function aSubscriber<T extends object>(overrides?: T) {
  return { email: 'ada@example.com', consent: SUBSCRIBE_CONSENT, ...overrides };
}

/** What Bea opens a conversation with, about a chair of Sal's. */
export function anOpeningOfConversation(overrides: Partial<ConversationOpening> = {}): ConversationOpening {
  return {
    productId: 'chair',
    productname: 'Oak chair',
    productprice: 45,
    img: PICTURE,
    sellerId: 'sal',
    sellerName: 'Sal Seller',
    buyerId: 'bea',
    buyerName: 'Bea Buyer',
    ...overrides,
  };
}
