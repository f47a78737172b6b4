import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { price } from '@thriftline/domain/base/fields/fields';
import { AMOUNT, typedValue } from '@thriftline/domain/base/fields/number-kinds';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { formatCents, toCents } from '@thriftline/domain/base/money';
import type { Order } from '@thriftline/domain/orders/order';
import {
  answerOrderSchema,
  decideOrderSchema,
  hasForm,
  type OrderActInput,
  type OrderFormAct,
  pickupCodeSchema,
  reportOrderSchema,
  shipOrderSchema,
  splitOrderSchema,
} from '@thriftline/domain/orders/order-act';
import type { OrderAct, OrderActor } from '@thriftline/domain/orders/order-machine';
import {
  ORDER_PROBLEM_LABELS,
  ORDER_PROBLEMS,
  type OrderProblemReason,
} from '@thriftline/domain/orders/order-problem';
import { ORDER_ACT_LABELS } from '@thriftline/domain/orders/order-texts';
import { useField } from 'formik';
import { type ReactNode, useId } from 'react';
import type { Schema } from 'yup';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormPriceField } from '@/components/form/form-price-field.tsx';
import { FormSelect } from '@/components/form/form-select.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { useUnreachable } from '@/hooks/use-online.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Unreachable } from '@/lib/connection/connection.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { AttachedPicture } from '@/lib/pictures/attached-picture.ts';
import { showPictures } from '../api/show-pictures.ts';
import { ProblemPicturesField } from './problem-pictures-field.tsx';

/** What an act says of itself. */
type Said = Pick<OrderActInput, 'code' | 'tracking' | 'reason' | 'text' | 'pictures' | 'toBuyer'>;

/** What it asks for before it is done: pictures are still to be sent. */
type Typed = Omit<Said, 'pictures' | 'toBuyer'> & {
  toBuyer?: number | string;
  pictures?: readonly AttachedPicture[];
};

interface Asked {
  title: string;
  text: string;
  values: Typed;
  schema: Schema;
  fields: ReactNode;
}

const problems = () => ORDER_PROBLEMS.map((value) => ({ value, label: ORDER_PROBLEM_LABELS[value] }));

const words = () => <FormTextField name="text" label={t`In your own words`} multiline minRows={3} required />;

const ship = (): Asked => ({
  title: t`How did you send it?`,
  text: t`We tell the buyer it’s on its way. They confirm receipt when it arrives.`,
  values: { tracking: '' },
  schema: shipOrderSchema,
  fields: <FormTextField name="tracking" label={t`Carrier and tracking number (optional)`} autoFocus />,
});

const handOver = (): Asked => ({
  title: t`Enter the buyer’s code`,
  text: t`The buyer finds the six-digit code on their order. Once you enter it, the item is theirs and the money is yours.`,
  values: { code: '' },
  schema: pickupCodeSchema,
  fields: (
    <FormTextField
      name="code"
      label={t`Pick-up code`}
      autoFocus
      required
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 20 } }}
    />
  ),
});

const report = (): Asked => ({
  title: t`What’s wrong?`,
  text: t`The seller reads this and can refund you. If you can’t work it out together, an admin decides, so include all they need to know.`,
  values: { reason: '' as OrderProblemReason, text: '', pictures: [] },
  schema: reportOrderSchema,
  fields: (
    <>
      <FormSelect name="reason" label={t`Problem`} options={problems()} />
      {words()}
      <ProblemPicturesField name="pictures" />
    </>
  ),
});

const answer = (): Asked => ({
  title: t`Respond to the problem`,
  text: t`The buyer reads this, and so does an admin if you can’t work it out together. You can respond only once.`,
  values: { text: '' },
  schema: answerOrderSchema,
  fields: words(),
});

/** What an admin is asked before each act. */
const DECISIONS: Readonly<Partial<Record<OrderAct, string>>> = lookedUp({
  refund: msg`Refund buyer?`,
  split: msg`Split payment?`,
  release: msg`Pay seller?`,
  resume: msg`Resume order?`,
});

const decide = (act: OrderAct): Asked => ({
  title: DECISIONS[act] ?? '',
  text: t`This can’t be undone and is recorded in the audit log. Both sides read what you write.`,
  values: { text: '' },
  schema: decideOrderSchema,
  fields: words(),
});

/** How much goes back to the buyer, and below it what is left. */
function SplitField({ order: { amount, currency } }: { order: Order }) {
  const { t } = useLingui();
  const [{ value }] = useField<number | string>('toBuyer');
  const typed = typedValue(value, AMOUNT);
  const cents = amount - (typed === undefined ? amount : (toCents(typed) ?? amount));
  const [paid, left] = [formatCents(amount, currency), formatCents(cents, currency)];
  return (
    <FormPriceField
      name="toBuyer"
      label={t`Refund to the buyer`}
      helperText={
        cents <= 0
          ? t`Less than the ${paid} they paid`
          : t`The seller gets ${left} of the ${paid} paid, less the fee`
      }
    />
  );
}

/** More than was paid is said at the field, and not once it was sent. */
const splitSchema = ({ amount, currency }: Order) => {
  const paid = formatCents(amount, currency);
  return splitOrderSchema.shape({
    toBuyer: price().test(
      'less',
      () => t`Less than the ${paid} they paid`,
      (value) => value === undefined || (toCents(value) ?? amount) < amount,
    ),
  });
};

const split = (order: Order): Asked => ({
  ...decide('split'),
  text: t`This can’t be undone and is recorded in the audit log. The buyer keeps the item and gets a partial refund. The seller gets the rest, less the fee. Both sides read what you write.`,
  values: { toBuyer: '', text: '' },
  schema: splitSchema(order),
  fields: (
    <>
      <SplitField order={order} />
      {words()}
    </>
  ),
});

/** The forms of buyers and sellers. */
const FORMS: Readonly<Record<OrderFormAct, () => Asked>> = { ship, handOver, report, answer };

/** Why it can't be sent now; whether what is written stays on the device until it can. */
function NotNow({ why, isKept }: { why: Unreachable; isKept: boolean }) {
  if (!isKept)
    return why === 'offline' ? (
      <Trans>You’re offline now, and this needs a connection.</Trans>
    ) : (
      <Trans>We can’t connect right now, and this needs a connection.</Trans>
    );
  return why === 'offline' ? (
    <Trans>
      You’re offline now, and this needs a connection. Your text and photos stay on this device. Send them
      once you have a connection.
    </Trans>
  ) : (
    <Trans>
      We can’t connect right now, and this needs a connection. Your text and photos stay on this device. Send
      them once you have a connection.
    </Trans>
  );
}

/** What an act asks for; undefined where a yes is enough. */
function askedFor(order: Order, actor: OrderActor, act: OrderAct): Asked | undefined {
  if (actor === 'admin') return act === 'split' ? split(order) : decide(act);
  return hasForm(act) ? FORMS[act]() : undefined;
}

interface ActDialogProps {
  order: Stored<Order>;
  actor: OrderActor;
  act: OrderAct;
  open: boolean;
  /** Does it; what it throws is said in the dialog. */
  onSubmit: (said: Said) => Promise<void>;
  onClose: () => void;
}

/** Asks for what an act has to say: how it was sent, the code, what is wrong, why an admin decides so. */
export function ActDialog({ order, actor, act, open, onSubmit, onClose }: ActDialogProps) {
  const { uid } = useSignedInUser();
  const why = useUnreachable('functions');
  const reasonId = useId();
  const { _id: orderId } = order;
  const asked = askedFor(order, actor, act);
  if (asked === undefined) return null;
  const { title, text, values, schema, fields } = asked;
  // A code is for one moment.
  const isKept = act !== 'handOver';
  return (
    <FormDialog
      open={open}
      title={title}
      text={text}
      submitLabel={ORDER_ACT_LABELS[actor][act] ?? title}
      destructive={act === 'refund'}
      initialValues={values}
      keepAs={isKept ? `order:${orderId}:${actor}:${act}` : undefined}
      schema={schema}
      heldBackBy={why === undefined ? undefined : reasonId}
      onSubmit={async ({ pictures = [], toBuyer, code, ...said }) => {
        const sizes = await showPictures(orderId, uid, pictures);
        await onSubmit({
          ...said,
          ...(code !== undefined && pickupCodeSchema.validateSync({ code })),
          ...(toBuyer !== undefined && { toBuyer: price().validateSync(toBuyer) }),
          ...(sizes.length > 0 && { pictures: sizes }),
        });
      }}
      onClose={onClose}
    >
      {fields}
      <div role="status" id={reasonId}>
        {why !== undefined && (
          <Alert severity="warning">
            <NotNow why={why} isKept={isKept} />
          </Alert>
        )}
      </div>
    </FormDialog>
  );
}
