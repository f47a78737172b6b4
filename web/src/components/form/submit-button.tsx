import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  children: ReactNode;
  disabled?: boolean;
  /** Id of the reason why it is disabled. */
  'aria-describedby'?: string;
}

/** Sends a formik form; busy while it is on its way, so that nothing is sent twice. */
export function SubmitButton({ children, ...props }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" size="large" {...props} loading={isSubmitting}>
      {children}
    </Button>
  );
}
