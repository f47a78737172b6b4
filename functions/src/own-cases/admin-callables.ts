import type { CallableInput, CallableName } from '@thriftline/domain/calls/callables';
import {
  type FindParties,
  nobodysCase,
  partiesOfAccount,
  partiesOfOrder,
  partiesOfPayment,
  partiesOfReport,
  partiesOfReview,
} from './parties.ts';

const ACTS = {
  makeAdmin: partiesOfAccount,
  verifySeller: partiesOfAccount,
  unverifySeller: partiesOfAccount,
  deleteUser: partiesOfAccount,
  suspendUser: partiesOfAccount,
  reinstateUser: partiesOfAccount,
  takeDownItems: partiesOfAccount,
  closeReport: partiesOfReport,
  moderateReview: partiesOfReview,
  refundPayment: partiesOfPayment,
  sendPartRefund: partiesOfPayment,
  readOrderConversation: partiesOfOrder,
  mergeCategories: nobodysCase,
  renameCategory: nobodysCase,
  deleteCategory: nobodysCase,
  orderCategories: nobodysCase,
  saveShopSettings: nobodysCase,
  readBooks: nobodysCase,
  readNumbers: nobodysCase,
  readDeliveries: nobodysCase,
  retryDeliveries: nobodysCase,
} satisfies { [N in CallableName]?: FindParties<CallableInput<N>> };

/** A callable that is for admins alone. */
export type AdminCallable = keyof typeof ACTS;

/** Every callable that is for admins alone, and whose case each decides. */
export const ADMIN_CALLABLES: { [N in AdminCallable]: FindParties<CallableInput<N>> } = ACTS;

/** A callable that others call, too. */
export type MemberCallable = Exclude<CallableName, AdminCallable>;

/** Those, for what each caller may do with their own. An admin is no admin in `orderAct` of an order that is theirs, but a side of it. */
export const MEMBER_CALLABLES: readonly MemberCallable[] = [
  'registerUser',
  'becomeSeller',
  'renameAccount',
  'signOutEverywhere',
  'findDeletionObstacles',
  'deleteMyAccount',
  'keepMyAccount',
  'readMyRecords',
  'createPaymentIntent',
  'releaseHold',
  'deleteBooking',
  'recordPayment',
  'countInterest',
  'orderAct',
  'offerAct',
  'openPayouts',
  'readEarnings',
  'readSeller',
  'savePushTarget',
  'forgetPushTarget',
];
