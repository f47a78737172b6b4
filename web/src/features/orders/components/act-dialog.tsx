import {
  decideOrderSchema,
  type OrderActInput,
  pickupCodeSchema,
  reportOrderSchema,
  shipOrderSchema,
} from '@thriftline/domain/order-act';
import type { OrderAct, OrderActor } from '@thriftline/domain/order-machine';
import {
  ORDER_PROBLEM_LABELS,
  ORDER_PROBLEMS,
  type OrderProblemReason,
} from '@thriftline/domain/order-problem';
import { ORDER_ACT_LABELS } from '@thriftline/domain/order-words';
import type { ReactNode } from 'react';
import type { Schema } from 'yup';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormSelect } from '@/components/form/form-select.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';

/** What an act asks for before it is done. */
type Said = Pick<OrderActInput, 'code' | 'tracking' | 'reason' | 'text'>;

interface Asked {
  title: string;
  text: string;
  values: Said;
  schema: Schema;
  fields: ReactNode;
}

const PROBLEMS = ORDER_PROBLEMS.map((value) => ({ value, label: ORDER_PROBLEM_LABELS[value] }));

const WORDS = <FormTextField name="text" label="In your words" multiline minRows={3} required />;

const SHIP: Asked = {
  title: 'How did you send it?',
  text: 'The buyer is told that it is on its way, and says when it is there.',
  values: { tracking: '' },
  schema: shipOrderSchema,
  fields: <FormTextField name="tracking" label="Carrier and number, if there is one" autoFocus />,
};

const HAND_OVER: Asked = {
  title: 'The buyer’s code',
  text: 'They have six digits on their order. Once you have typed them, the buyer has the item and the money is yours.',
  values: { code: '' },
  schema: pickupCodeSchema,
  fields: (
    <FormTextField
      name="code"
      label="Six digits"
      autoFocus
      required
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } }}
    />
  ),
};

const REPORT: Asked = {
  title: 'What is wrong?',
  text: 'The seller reads it and can send your money back. If the two of you do not settle it, an admin decides: write what they have to know.',
  values: { reason: '' as OrderProblemReason, text: '' },
  schema: reportOrderSchema,
  fields: (
    <>
      <FormSelect name="reason" label="What it is" options={PROBLEMS} />
      {WORDS}
    </>
  ),
};

const decide = (act: OrderAct): Asked => ({
  title: `${ORDER_ACT_LABELS.admin[act]}?`,
  text: 'Both read what you write. This cannot be taken back, and it is written in the audit log.',
  values: { text: '' },
  schema: decideOrderSchema,
  fields: WORDS,
});

/** What an act asks for; undefined where a yes is enough. */
function askedFor(actor: OrderActor, act: OrderAct): Asked | undefined {
  if (actor === 'admin') return decide(act);
  if (act === 'ship') return SHIP;
  if (act === 'handOver') return HAND_OVER;
  return act === 'report' ? REPORT : undefined;
}

interface ActDialogProps {
  actor: OrderActor;
  act: OrderAct;
  open: boolean;
  /** Does it; what it throws is said in the dialog. */
  onSubmit: (said: Said) => Promise<void>;
  onClose: () => void;
}

/** Asks for what an act has to say: how it was sent, the code, what is wrong, why an admin decides so. */
export function ActDialog({ actor, act, open, onSubmit, onClose }: ActDialogProps) {
  const asked = askedFor(actor, act);
  if (asked === undefined) return null;
  const { title, text, values, schema, fields } = asked;
  return (
    <FormDialog
      open={open}
      title={title}
      text={text}
      submitLabel={ORDER_ACT_LABELS[actor][act] ?? title}
      initialValues={values}
      schema={schema}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {fields}
    </FormDialog>
  );
}
