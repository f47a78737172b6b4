import { msg, t } from '@lingui/core/macro';
import { object, string } from 'yup';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';

/** Days between asking for one's own account to be deleted and its deletion: as long one can take it back. */
export const REGRET_DAYS = 14;

/** How lately somebody has to have signed in to have their account deleted, in minutes. */
export const RECENT_SIGN_IN_MINUTES = 5;

/** What says that it is meant. */
export const DELETION_WORD = 'delete';

/** What is typed to say so, in the language that is written now. */
export function deletionWord(): string {
  return t({ message: 'delete', comment: 'Typed to delete an account' });
}

function wordLike(wanted: () => string) {
  const typeIt = () => {
    const word = wanted();
    return msg`Type the word ${word}`;
  };
  return string()
    .required(FIELD_REQUIRED)
    .test('word', typeIt, (typed) => typed?.trim().toLowerCase() === wanted());
}

/** What `deleteMyAccount` takes. */
export const deleteMyAccountSchema = object({
  word: wordLike(() => DELETION_WORD),
});

/** The form that asks for it of an account without a password. */
export const deleteMyAccountWithoutPasswordFormSchema = object({ word: wordLike(deletionWord) });

/** The form that asks for it: an account with a password is asked for that, too. */
export const deleteMyAccountFormSchema = deleteMyAccountWithoutPasswordFormSchema.shape({
  password: string().required(FIELD_REQUIRED),
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
  const item = obstacle.kind === 'lastAdmin' ? '' : obstacle.productname;
  switch (obstacle.kind) {
    case 'paying':
      return t`You’re paying for “${item}”. Finish the payment, or wait until it expires.`;
    case 'beingPaid':
      return t`A buyer is paying for your “${item}”. Wait until they’re done.`;
    case 'refundDue':
      return t`The refund for “${item}” is on its way. Wait until it has arrived.`;
    case 'orderOpen':
      return t`Your order of “${item}” isn’t complete. Its page shows what’s next.`;
    case 'saleOpen':
      return t`Your sale of “${item}” isn’t complete. Its page shows what’s next.`;
    case 'payoutOpen':
      return t`Your payout for “${item}” isn’t complete. See what it’s waiting for under Payouts.`;
    case 'lastAdmin':
      return t`You’re the only admin. Make another member an admin first.`;
  }
}
