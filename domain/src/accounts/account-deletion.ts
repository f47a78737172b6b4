import { object, string } from 'yup';
import { MESSAGES } from '../base/specified-texts.ts';

/** Days between asking for one's own account to be deleted and its deletion: as long one can take it back. */
export const REGRET_DAYS = 14;

/** How lately somebody has to have signed in to have their account deleted, in minutes. */
export const RECENT_SIGN_IN_MINUTES = 5;

/** What is typed to say that it is meant. */
export const DELETION_WORD = 'delete';

/** What `deleteMyAccount` takes. */
export const deleteMyAccountSchema = object({
  word: string()
    .required(() => MESSAGES.fieldRequired)
    .test('word', `Type the word ${DELETION_WORD}`, (word) => word?.trim().toLowerCase() === DELETION_WORD),
});

/** The form that asks for it: an account with a password is asked for that, too. */
export const deleteMyAccountFormSchema = deleteMyAccountSchema.shape({
  password: string().required(() => MESSAGES.fieldRequired),
});

/**
 * What stands against deleting an account. Of what is about one item, its name: a payment of the account's own that is
 * running, somebody's for an item of the account's, money that is going back for one, to the account or from it, an order of
 * either side's that is not complete, and the seller's share of one that is not at its end.
 */
export type DeletionObstacle =
  | {
      kind: 'paying' | 'beingPaid' | 'refundDue' | 'orderOpen' | 'saleOpen' | 'payoutOpen';
      productname: string;
    }
  | { kind: 'lastAdmin' };

/** What an obstacle is, in words for the person, and how it goes away. */
export function obstacleText(obstacle: DeletionObstacle): string {
  switch (obstacle.kind) {
    case 'paying':
      return `You’re paying for “${obstacle.productname}”. Finish the payment, or wait until it expires.`;
    case 'beingPaid':
      return `A buyer is paying for your “${obstacle.productname}”. Wait until they’re done.`;
    case 'refundDue':
      return `The refund for “${obstacle.productname}” is on its way. Wait until it has arrived.`;
    case 'orderOpen':
      return `Your order of “${obstacle.productname}” isn’t complete. Its page shows what’s next.`;
    case 'saleOpen':
      return `Your sale of “${obstacle.productname}” isn’t complete. Its page shows what’s next.`;
    case 'payoutOpen':
      return `Your payout for “${obstacle.productname}” isn’t complete. Payouts shows what it’s waiting for.`;
    case 'lastAdmin':
      return 'You’re the only admin. Make another member an admin first.';
  }
}
