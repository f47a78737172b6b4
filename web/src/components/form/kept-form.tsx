import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { RefObject } from 'react';
import { useKeptValues } from './use-kept-values.ts';

interface KeptFormProps {
  form: string;
  what: string;
  over: RefObject<boolean>;
}

/** Keeps a formik form on this device and gives it back, and says so; see `useKeptForm`. */
export function AutosavedForm(props: KeptFormProps) {
  const { values, initialValues, setValues, resetForm } =
    useFormikContext<Readonly<Record<string, unknown>>>();
  const { isBack, fault } = useKeptValues({
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
          Start over
        </Button>
      }
    >
      We restored what you typed here.
    </Alert>
  );
}
