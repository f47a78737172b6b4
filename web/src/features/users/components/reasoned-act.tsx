import { useLingui } from '@lingui/react/macro';
import { reasonedSchema } from '@thriftline/domain/calls/account-acts';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { useNotify } from '@/hooks/use-notify.ts';

interface ReasonedActProps<A> {
  /** The question. */
  title: string;
  /** What will happen. */
  consequence: string;
  confirmLabel: string;
  /** Under which name what is typed is kept: the act, and whom it is about. */
  keepAs: string;
  act: (reason: string) => Promise<A>;
  /** The toast when it is done. */
  done: (answer: A) => string;
  /** The button that asks. */
  children: (ask: () => void) => ReactNode;
}

const reasonSchema = reasonedSchema.pick(['reason']);

/** An act against an account: asks once, with the reason, does it, and says so. What goes wrong is said in the dialog. */
export function ReasonedAct<A>(props: ReasonedActProps<A>) {
  const { t } = useLingui();
  const { title, consequence, confirmLabel, keepAs, act, done, children } = props;
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const close = () => setOpen(false);
  const submit = async ({ reason }: { reason: string }) => {
    notify.success(done(await act(reason)));
    close();
  };
  return (
    <>
      {children(() => setOpen(true))}
      <FormDialog
        open={open}
        title={title}
        text={`${consequence} ${t`This is recorded in the audit log.`}`}
        submitLabel={confirmLabel}
        destructive
        initialValues={{ reason: '' }}
        keepAs={keepAs}
        schema={reasonSchema}
        onSubmit={submit}
        onClose={close}
      >
        <FormTextField name="reason" label={t`Reason`} multiline minRows={2} autoFocus required />
      </FormDialog>
    </>
  );
}
