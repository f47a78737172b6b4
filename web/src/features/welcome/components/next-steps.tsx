import type { Role } from '@thriftline/domain/accounts/roles';
import type { OrderState } from '@thriftline/domain/orders/order-machine';
import { type ComponentType, useCallback } from 'react';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { useLingui } from '@/lib/language/lingui.tsx';
import { useDrafts } from '@/outbox/drafts/drafts.ts';
import { type Draft, draftLeftBehind, nameOfDraft } from '@/outbox/journal/draft.ts';
import { countWishes } from '../api/count-documents.ts';
import { useBookingsToAnswer } from '../api/use-bookings-to-answer.ts';
import { useMyStock } from '../api/use-my-stock.ts';
import { useOffersToActOn } from '../api/use-offers-to-act-on.ts';
import { useOrdersIn, useOrdersToDecide } from '../api/use-orders-in.ts';
import { useReportsToReview } from '../api/use-reports-to-review.ts';
import { useSellersToVerify } from '../api/use-sellers-to-verify.ts';
import { useUnpaidOrders } from '../api/use-unpaid-orders.ts';
import { adminSteps, buyerSteps, type Step, sellerSteps } from '../next-steps.ts';
import { StepList, WaitingSteps } from './step-list.tsx';

interface NextStepsProps {
  /** What comes before all else, like an address to confirm. */
  first?: readonly Step[];
}

/** What the person at the screen does next, by their role. */
export function NextSteps({ first = [] }: NextStepsProps) {
  // What the steps say is looked up while they are drawn.
  useLingui();
  const { role, uid } = useSignedInUser();
  if (role === null) return <WaitingSteps />;
  const Steps = STEPS[role];
  return <Steps uid={uid} first={first} />;
}

/** What the buyer says that it is there, and what the seller has to do something about. */
const ON_THE_WAY: readonly OrderState[] = ['shipped'];
const TO_SEE_TO: readonly OrderState[] = ['paid', 'disputed'];

interface StepsProps {
  uid: string;
  first: readonly Step[];
}

const NONE: readonly string[] = [];

function BuyerSteps({ uid, first }: StepsProps) {
  const offers = useOffersToActOn(uid);
  const toPay = useUnpaidOrders(uid, offers?.toPay ?? NONE);
  const read = useCallback(() => countWishes(uid), [uid]);
  const wishes = useFetched(read);
  const toReceive = useOrdersIn('buyerId', uid, ON_THE_WAY);
  const facts = { offers, toPay, toReceive, wishes: wishes.status === 'ready' ? wishes.data : undefined };
  return <StepList steps={[...first, ...buyerSteps(facts)]} />;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The draft that its seller is reminded of, if any. */
function leftBehind(drafts: readonly Draft[]) {
  const now = Date.now();
  const left = draftLeftBehind(drafts, now);
  return left && { id: left.id, name: nameOfDraft(left), days: Math.floor((now - left.at) / DAY_MS) };
}

function SellerSteps({ uid, first }: StepsProps) {
  const offers = useOffersToActOn(uid);
  const toPay = useUnpaidOrders(uid, offers?.toPay ?? NONE);
  const toReceive = useOrdersIn('buyerId', uid, ON_THE_WAY);
  const toSeeTo = useOrdersIn('sellerId', uid, TO_SEE_TO);
  const booked = useBookingsToAnswer(uid);
  const listed = useMyStock(uid).all;
  const drafts = useDrafts(uid);
  const leftDraft = leftBehind(drafts ?? []);
  const facts = { offers, toPay, toReceive, toSeeTo, drafts: drafts?.length, leftDraft, booked, listed };
  return <StepList steps={[...first, ...sellerSteps(facts)]} />;
}

function AdminSteps({ first }: StepsProps) {
  const toVerify = useSellersToVerify();
  const toDecide = useOrdersToDecide();
  const reports = useReportsToReview();
  return <StepList steps={[...first, ...adminSteps({ toVerify, toDecide, reports })]} />;
}

const STEPS: Record<Role, ComponentType<StepsProps>> = {
  Buyer: BuyerSteps,
  Seller: SellerSteps,
  Admin: AdminSteps,
};
