import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { showToastsWith } from '@/lib/toasts.ts';

/** Shows the toasts of lib/toasts.ts. A chunk of its own: no page needs a toast for its first content. */
export function ToastHost() {
  useEffect(
    () =>
      showToastsWith(({ message, variant, persist = false, action }) => {
        enqueueSnackbar(message, { variant, persist, action });
      }),
    [],
  );
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={6000}
      preventDuplicate
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
    />
  );
}
