import type { CallableName } from './callables.ts';

/**
 * The callables that share a function, by that: one for each concern, as a project may run few. Every other is a function of its own.
 */
export const DISPATCHED = {
  accountCalls: [
    'registerUser',
    'renameAccount',
    'signOutEverywhere',
    'findDeletionObstacles',
    'deleteMyAccount',
    'keepMyAccount',
    'readMyRecords',
    'readSeller',
  ],
  catalogueCalls: [
    'mergeCategories',
    'renameCategory',
    'deleteCategory',
    'orderCategories',
    'countInterest',
    'saveShopSettings',
  ],
  moderationCalls: [
    'deleteUser',
    'suspendUser',
    'reinstateUser',
    'takeDownItems',
    'closeReport',
    'moderateReview',
  ],
  notificationCalls: ['savePushTarget', 'forgetPushTarget', 'readDeliveries', 'retryDeliveries'],
  orderCalls: ['releaseHold', 'deleteBooking', 'orderAct', 'readOrderConversation', 'offerAct'],
  paymentCalls: [
    'refundPayment',
    'sendPartRefund',
    'openPayouts',
    'readEarnings',
    'readBooks',
    'readNumbers',
  ],
} as const satisfies Record<string, readonly CallableName[]>;

export type DispatcherName = keyof typeof DISPATCHED;

/** The callables of a shared function. */
export type DispatchedBy<D extends DispatcherName> = (typeof DISPATCHED)[D][number];

/** Those that are functions of their own. */
export type OwnFunctionName = Exclude<CallableName, DispatchedBy<DispatcherName>>;

/** Where a callable is called, below the address of the project's functions: the function that serves it and, where several share that, its name. */
export function callablePath(name: CallableName): string {
  const shared = Object.entries(DISPATCHED).find(([, names]) => (names as readonly string[]).includes(name));
  return shared === undefined ? name : `${shared[0]}/${name}`;
}
