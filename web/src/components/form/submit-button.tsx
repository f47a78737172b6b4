import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

/** Sends a formik form; busy while it is on its way, so that nothing is sent twice. */
export function SubmitButton({ children, disabled = false }: { children: ReactNode; disabled?: boolean }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" size="large" disabled={disabled} loading={isSubmitting}>
      {children}
    </Button>
  );
}
