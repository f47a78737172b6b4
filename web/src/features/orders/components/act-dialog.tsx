import Alert from '@mui/material/Alert';
import { price } from '@thriftline/domain/base/fields/fields';
import { AMOUNT, typedValue } from '@thriftline/domain/base/fields/number-kinds';
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
import { useWhyNot } from '@/hooks/use-online.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
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

const PROBLEMS = ORDER_PROBLEMS.map((value) => ({ value, label: ORDER_PROBLEM_LABELS[value] }));

const WORDS = <FormTextField name="text" label="In your own words" multiline minRows={3} required />;

const SHIP: Asked = {
  title: 'How did you send it?',
  text: 'We tell the buyer it’s on its way. They confirm receipt when it arrives.',
  values: { tracking: '' },
  schema: shipOrderSchema,
  fields: <FormTextField name="tracking" label="Carrier and tracking number (optional)" autoFocus />,
};

const HAND_OVER: Asked = {
  title: 'Enter the buyer’s code',
  text: 'The buyer finds the six-digit code on their order. Once you enter it, the item is theirs and the money is yours.',
  values: { code: '' },
  schema: pickupCodeSchema,
  fields: (
    <FormTextField
      name="code"
      label="Pick-up code"
      autoFocus
      required
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 20 } }}
    />
  ),
};

const REPORT: Asked = {
  title: 'What’s wrong?',
  text: 'The seller reads this and can refund you. If you can’t work it out together, an admin decides, so include all they need to know.',
  values: { reason: '' as OrderProblemReason, text: '', pictures: [] },
  schema: reportOrderSchema,
  fields: (
    <>
      <FormSelect name="reason" label="Problem" options={PROBLEMS} />
      {WORDS}
      <ProblemPicturesField name="pictures" />
    </>
  ),
};

const ANSWER: Asked = {
  title: 'Respond to the problem',
  text: 'The buyer reads this, and so does an admin if you can’t work it out together. You can respond only once.',
  values: { text: '' },
  schema: answerOrderSchema,
  fields: WORDS,
};

const decide = (act: OrderAct): Asked => ({
  title: `${ORDER_ACT_LABELS.admin[act]}?`,
  text: 'This can’t be undone and is recorded in the audit log. Both sides read what you write.',
  values: { text: '' },
  schema: decideOrderSchema,
  fields: WORDS,
});

/** How much goes back to the buyer, and below it what is left. */
function SplitField({ order: { amount, currency } }: { order: Order }) {
  const [{ value }] = useField<number | string>('toBuyer');
  const typed = typedValue(value, AMOUNT);
  const left = amount - (typed === undefined ? amount : (toCents(typed) ?? amount));
  return (
    <FormPriceField
      name="toBuyer"
      label="Refund to the buyer"
      helperText={
        left <= 0
          ? `Less than the ${formatCents(amount, currency)} they paid`
          : `The seller gets ${formatCents(left, currency)} of the ${formatCents(amount, currency)} paid, less the fee`
      }
    />
  );
}

const split = (order: Order): Asked => ({
  ...decide('split'),
  text: 'This can’t be undone and is recorded in the audit log. The buyer keeps the item and gets a partial refund. The seller gets the rest, less the fee. Both sides read what you write.',
  values: { toBuyer: '', text: '' },
  schema: splitOrderSchema,
  fields: (
    <>
      <SplitField order={order} />
      {WORDS}
    </>
  ),
});

const KEPT = 'Your text and photos stay on this device. Send them once you have a connection.';

/** The forms of buyers and sellers. */
const FORMS: Readonly<Record<OrderFormAct, Asked>> = {
  ship: SHIP,
  handOver: HAND_OVER,
  report: REPORT,
  answer: ANSWER,
};

/** What an act asks for; undefined where a yes is enough. */
function askedFor(order: Order, actor: OrderActor, act: OrderAct): Asked | undefined {
  if (actor === 'admin') return act === 'split' ? split(order) : decide(act);
  return hasForm(act) ? FORMS[act] : undefined;
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
  const why = useWhyNot('functions');
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
            {why} now, and this needs a connection. {isKept && KEPT}
          </Alert>
        )}
      </div>
    </FormDialog>
  );
}
