import type { Action, Entity } from '../accounts/permissions.ts';
import type { QuotaAct } from '../accounts/quotas.ts';
import type { CallableName } from './callables.ts';

/** How often something may be done: as what it is counted (`T`), or why it need not be. */
export type Counted<T extends string> = { as: T } | { free: string };

/** What an account does through functions is counted under these names, `actCounts/{uid}`. */
export type LimitedAct =
  | 'becomeSeller'
  | 'rename'
  | 'deleteMyAccount'
  | 'readMyRecords'
  | 'openIntent'
  | 'recordPayment'
  | 'countInterest'
  | 'orderAct'
  | 'offerAct'
  | 'openPayouts'
  | 'readEarnings'
  | 'savePushTarget';

const BY_ADMINS = { free: 'Admins alone do it, and it is in the audit log or changes nothing' };

/** Every callable. */
export const COUNTED_CALLABLES: Readonly<Record<CallableName, Counted<LimitedAct>>> = {
  becomeSeller: { as: 'becomeSeller' },
  renameAccount: { as: 'rename' },
  deleteMyAccount: { as: 'deleteMyAccount' },
  readMyRecords: { as: 'readMyRecords' },
  createPaymentIntent: { as: 'openIntent' },
  recordPayment: { as: 'recordPayment' },
  countInterest: { as: 'countInterest' },
  orderAct: { as: 'orderAct' },
  offerAct: { as: 'offerAct' },
  openPayouts: { as: 'openPayouts' },
  readEarnings: { as: 'readEarnings' },
  savePushTarget: { as: 'savePushTarget' },
  registerUser: { free: 'An account registers once: after that it changes its own document at most' },
  signOutEverywhere: { free: 'It ends the sign-in that asks, and Auth counts signing in' },
  findDeletionObstacles: { free: 'It reads a few documents of the account’s own' },
  keepMyAccount: { free: 'It undoes what deleteMyAccount counted' },
  releaseHold: { free: 'It ends what createPaymentIntent counted' },
  deleteBooking: { free: 'It ends a booking, whose payment was counted as it was opened' },
  forgetPushTarget: { free: 'It deletes what savePushTarget counted' },
  readSeller: { free: 'Strangers ask, too, in an open shop; it reads a few public documents' },
  makeAdmin: BY_ADMINS,
  verifySeller: BY_ADMINS,
  unverifySeller: BY_ADMINS,
  deleteUser: BY_ADMINS,
  suspendUser: BY_ADMINS,
  reinstateUser: BY_ADMINS,
  takeDownItems: BY_ADMINS,
  closeReport: BY_ADMINS,
  moderateReview: BY_ADMINS,
  mergeCategories: BY_ADMINS,
  renameCategory: BY_ADMINS,
  deleteCategory: BY_ADMINS,
  orderCategories: BY_ADMINS,
  refundPayment: BY_ADMINS,
  sendPartRefund: BY_ADMINS,
  saveShopSettings: BY_ADMINS,
  readOrderConversation: BY_ADMINS,
  readBooks: BY_ADMINS,
  readNumbers: BY_ADMINS,
  readDeliveries: BY_ADMINS,
  retryDeliveries: BY_ADMINS,
};

const DELETES = { free: 'It deletes what was counted as it was created' };
const ONE_OF_THEIR_OWN = { free: 'One document of the account’s own, of which nothing follows for others' };

/** Every write that the rules allow somebody, by entity and action. */
export const COUNTED_WRITES: Readonly<Partial<Record<`${Entity} ${Action}`, Counted<QuotaAct>>>> = {
  'categories add': { as: 'categories' },
  'categories change': BY_ADMINS,
  'products add': { as: 'products' },
  'products change': { as: 'edits' },
  'products delete': DELETES,
  'contacts add': { free: 'One a product, which is counted' },
  'contacts change': ONE_OF_THEIR_OWN,
  'views add': { free: 'One an account and product' },
  'advertisements add': { as: 'advertisements' },
  'advertisements change': BY_ADMINS,
  'advertisements delete': DELETES,
  'bookings add': { as: 'bookings' },
  'bookings change': { free: 'A paid one leaves its buyer’s list, once' },
  'bookings delete': DELETES,
  'wishlist add': { as: 'wishes' },
  'wishlist delete': DELETES,
  'sealedReviews add': { free: 'One an order and side' },
  'reviews change': { free: 'One reply a review' },
  'orderPictures add': { free: 'Eight an order, which was paid' },
  'orderPictures change': { free: 'Eight an order, which was paid, until its buyer says what is wrong' },
  'handovers add': { free: 'One an order, by its code' },
  'users change': ONE_OF_THEIR_OWN,
  'drafts add': { as: 'drafts' },
  'drafts change': ONE_OF_THEIR_OWN,
  'drafts delete': DELETES,
  'devices add': { free: 'Twenty places, and a letter an hour at most' },
  'devices change': { free: 'Once a day and place' },
  'devices delete': { free: 'Twenty places' },
  'addressBook add': { free: 'Ten places' },
  'addressBook change': ONE_OF_THEIR_OWN,
  'addressBook delete': { free: 'Ten places' },
  'preferences add': ONE_OF_THEIR_OWN,
  'preferences change': ONE_OF_THEIR_OWN,
  'conversations add': { as: 'conversations' },
  'conversations change': { free: 'A message is counted by itself; marks and muting are the account’s own' },
  'messages add': { as: 'messages' },
  'messagePictures add': { as: 'uploads' },
  'blocks add': { free: 'One for each side of a conversation, which is counted' },
  'blocks delete': { free: 'Nobody else is told of it' },
  'reports add': { as: 'reports' },
  'memberNotes add': { free: 'Admins alone do it, each under their name' },
  'memberNotes delete': BY_ADMINS,
  'presence add': { as: 'absences' },
  'presence change': { as: 'absences' },
  'savedSearches add': { as: 'savedSearches' },
  'savedSearches change': { free: 'Twenty of the account’s own; it is filed anew in one document' },
  'savedSearches delete': DELETES,
  'follows add': { as: 'follows' },
  'follows delete': DELETES,
};
