import { useSnackbar } from 'notistack';
import { useMemo } from 'react';
import { errorMessage } from '@/lib/error-message.ts';

/** Toasts: `success` and `info` take a text, `error` whatever was thrown. */
export interface Notify {
  success(message: string): void;
  info(message: string): void;
  error(error: unknown): void;
}

/** Shows toasts; screen readers hear them. */
export function useNotify(): Notify {
  const { enqueueSnackbar } = useSnackbar();
  return useMemo(
    () => ({
      success: (message) => void enqueueSnackbar(message, { variant: 'success' }),
      info: (message) => void enqueueSnackbar(message, { variant: 'info' }),
      error: (error) => void enqueueSnackbar(errorMessage(error), { variant: 'error' }),
    }),
    [enqueueSnackbar],
  );
}
