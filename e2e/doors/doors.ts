import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { CALLABLES, type CallableName } from '@thriftline/domain/calls/callables';
import { call, callCallable, FIRESTORE } from '../kit/call.ts';
import type { Person } from '../kit/people.ts';
import { png } from '../kit/png.ts';
import { giveTicket, upload } from '../kit/uploads.ts';

/** A way into the shop for an admin; gives the status it was answered with. */
export interface Door {
  name: string;
  /** Asks with the ID token that the person has, or with a token of `POST /api/jwt`. */
  knock(person: Person, ownToken: string): Promise<number>;
}

/** Callables that are no doors: one needs no account, and the others shut all doors to whoever asks, or begin to. */
type NoDoor = 'registerUser' | 'signOutEverywhere' | 'deleteMyAccount';
const isDoor = (name: CallableName): name is Exclude<CallableName, NoDoor> => name in INPUTS;

/** What each callable is sent: valid, and about nothing that is there. */
const INPUTS: Record<Exclude<CallableName, NoDoor>, object> = {
  makeAdmin: { uid: 'nobody' },
  becomeSeller: {},
  verifySeller: { uid: 'nobody' },
  unverifySeller: { uid: 'nobody', reason: 'Looks like another' },
  renameAccount: { name: 'Nora Newname' },
  deleteUser: { uid: 'nobody' },
  findDeletionObstacles: {},
  keepMyAccount: {},
  readMyRecords: {},
  openPayouts: {},
  readEarnings: {},
  readBooks: {},
  readNumbers: {},
  suspendUser: { uid: 'nobody', reason: 'Sells what is not theirs' },
  reinstateUser: { uid: 'nobody' },
  takeDownItems: { uid: 'nobody', reason: 'Sells what is not theirs' },
  closeReport: { reportId: 'nothing', outcome: 'nothingFound' },
  moderateReview: { reviewId: 'nothing', shown: false, reason: 'There is no such review' },
  mergeCategories: { from: 'nothing', into: 'nowhere' },
  renameCategory: { categoryId: 'nothing', categoryname: 'Something' },
  deleteCategory: { categoryId: 'nothing' },
  orderCategories: { ids: ['nothing'] },
  createPaymentIntent: { bookingsId: 'nothing', productprice: 45.5 },
  releaseHold: { bookingsId: 'nothing' },
  deleteBooking: { bookingsId: 'nothing' },
  recordPayment: { paymentIntentId: 'pi_nothing', bookingsId: 'nothing' },
  refundPayment: { paymentIntentId: 'pi_nothing', reason: 'There is no such payment' },
  sendPartRefund: { paymentIntentId: 'pi_nothing' },
  saveShopSettings: { version: 1_000_000 },
  countInterest: { productIds: ['nothing'] },
  savePushTarget: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
    p256dh: 'B'.padEnd(87, 'A'),
    auth: 'A'.repeat(22),
    device: 'Firefox on Linux',
  },
  forgetPushTarget: { endpoint: 'https://fcm.googleapis.com/fcm/send/nobody' },
  readDeliveries: {},
  retryDeliveries: { ids: ['nothing'] },
  orderAct: { orderId: 'nothing', act: 'receive', seenState: 'paid' },
  readOrderConversation: { orderId: 'nothing' },
  readSeller: { uid: 'nobody' },
  offerAct: { conversationId: 'nothing_nobody', act: 'decline', seen: { state: 'none' } },
};

function firestoreDoor(name: string, path: string, method = 'GET'): Door {
  const documents = `${FIRESTORE}/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents`;
  return {
    name: `Firestore: ${name}`,
    async knock({ token }) {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${documents}/${path}`, { method, headers })).status;
    },
  };
}

const storageDoor: Door = {
  name: 'Storage: an upload',
  async knock({ uid, token }) {
    // Taken past the rules, so that it is Storage's that are asked, and each time anew: a picture is written once.
    const id = await giveTicket(uid, 'image/png');
    return (await upload(`images/${uid}/${id}-480.png`, png(4, 4), { token, contentType: 'image/png' }))
      .status;
  },
};

const callableDoors: Door[] = (Object.keys(CALLABLES) as CallableName[]).filter(isDoor).map((name) => ({
  name: `callable: ${name}`,
  knock: async ({ token }) => (await callCallable(name, INPUTS[name], token)).status,
}));

/** Where the person gets in as an admin, by whatever leads to it. */
export const DOORS: Door[] = [
  firestoreDoor('the list of accounts', 'users?pageSize=1'),
  firestoreDoor('the list of payments', 'payments?pageSize=1'),
  firestoreDoor('the audit log', 'auditLog?pageSize=1'),
  firestoreDoor("deleting another's product", 'products/nothing', 'DELETE'),
  storageDoor,
  ...callableDoors,
  {
    name: '/api with an ID token',
    knock: async ({ token }) => (await call('GET', '/users?limit=1', { token })).status,
  },
  {
    name: '/api with a token of its own',
    knock: async (_person, token) => (await call('GET', '/users?limit=1', { token })).status,
  },
];
