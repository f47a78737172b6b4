import Alert, { type AlertProps } from '@mui/material/Alert';
import { useEffect, useRef } from 'react';

interface FormErrorProps {
  message: string | undefined;
  severity?: AlertProps['severity'];
}

/** What went wrong with a whole form, under it; an alert, so that it is announced when it appears, and scrolled into sight. */
export function FormError({ message, severity = 'error' }: FormErrorProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return message === undefined ? null : (
    <Alert ref={place} severity={severity}>
      {message}
    </Alert>
  );
}
