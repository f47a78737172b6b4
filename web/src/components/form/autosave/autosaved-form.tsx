import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { RefObject } from 'react';
import { useAutosavedValues } from './use-autosaved-values.ts';

interface AutosavedFormProps {
  form: string;
  what: string;
  over: RefObject<boolean>;
}

/** Keeps a formik form on this device and gives it back, and says so; see `useFormAutosave`. */
export function AutosavedForm(props: AutosavedFormProps) {
  const { t } = useLingui();
  const { values, initialValues, setValues, resetForm } =
    useFormikContext<Readonly<Record<string, unknown>>>();
  const { isBack, fault } = useAutosavedValues({
    ...props,
    values,
    initialValues,
    onBack: (kept) => void setValues((now) => ({ ...now, ...kept })),
  });
  if (fault !== undefined) {
    return (
      <Alert severity="warning" role="status">
        {fault}
      </Alert>
    );
  }
  if (!isBack || values === initialValues) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={() => resetForm()}>
          {t`Start over`}
        </Button>
      }
    >
      {t`We restored what you typed here.`}
    </Alert>
  );
}
