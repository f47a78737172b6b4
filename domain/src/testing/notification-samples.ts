import type { NotificationKind, NotificationParams } from '../notifications/notification-kinds.ts';

const ITEM = { productId: 'chair', productname: 'Oak chair' };
const PRICED = { ...ITEM, price: 45.5 };
const ORDER = { productname: 'Oak chair', orderId: 'pi_1' };
const SEARCH = { searchId: 'bea_1', name: 'oak chair', address: 'q=oak+chair' };
const CONVERSATION = { productname: 'Oak chair', conversationId: 'chair_bea' };

/** Parameters of each kind of notification: one that is forgotten does not typecheck. */
export const NOTIFICATION_SAMPLES: { [K in NotificationKind]: NotificationParams<K> } = {
  question: CONVERSATION,
  answer: CONVERSATION,
  offer: CONVERSATION,
  counterOffer: CONVERSATION,
  offerAccepted: CONVERSATION,
  offerDeclined: CONVERSATION,
  offerLapsed: CONVERSATION,
  booked: ITEM,
  sold: { ...PRICED, orderId: 'pi_1' },
  sendReminder: ORDER,
  orderCompleted: ORDER,
  orderProblem: ORDER,
  saleUndone: ITEM,
  saleDisputed: { ...ITEM, stage: 'open' },
  payoutSent: { productname: 'Oak chair', price: 43.22 },
  payoutBlocked: { productname: 'Oak chair', price: 43.22 },
  payoutReversed: { productname: 'Oak chair', price: 43.22 },
  payoutsRestricted: {},
  bankRefused: {},
  payoutStuck: { productname: 'Oak chair', price: 43.22, why: 'account' },
  paid: { ...PRICED, orderId: 'pi_1' },
  orderShipped: ORDER,
  orderAnswered: ORDER,
  receiveReminder: ORDER,
  orderReceived: ORDER,
  orderEscalated: ORDER,
  reviewOpen: ORDER,
  reviewPublished: ORDER,
  reviewReplied: ORDER,
  reviewHidden: { ...ORDER, isOwn: true, why: 'It names a third person' },
  reviewShown: { ...ORDER, isOwn: false },
  refunded: PRICED,
  paymentDisputed: { ...ITEM, stage: 'open' },
  soldToAnother: ITEM,
  payReminder: { ...ITEM, bookingsId: 'chair_bea' },
  priceDropped: { ...PRICED, from: 60 },
  freeAgain: ITEM,
  searchHit: { ...SEARCH, productname: 'Oak chair' },
  searchDigest: { ...SEARCH, count: 3 },
  newItems: { sellerId: 'anna', name: 'Anna', count: 3, productname: 'Oak chair' },
  verified: {},
  badgeTakenBack: { why: 'The address is not yours' },
  itemRemoved: { productname: 'Oak chair' },
  itemsRemoved: { count: 2, why: 'These are forgeries' },
  confirmAddress: {},
  dispute: { productname: 'Oak chair', price: 45.5, stage: 'needsResponse', dueAt: 1_800_000_000_000 },
  fraudWarning: { productname: 'Oak chair', price: 45.5 },
  newDevice: { device: 'Firefox on Linux' },
};
