import { addToast } from '@/lib/notices/toasts.ts';
import { errorMessage } from '@/lib/texts/error-message.ts';

/** Toasts: `success` and `info` take a text, `error` whatever was thrown. */
export interface Notify {
  success(message: string): void;
  info(message: string): void;
  error(error: unknown): void;
}

const notify: Notify = {
  success: (message) => addToast({ message, variant: 'success' }),
  info: (message) => addToast({ message, variant: 'info' }),
  error: (error) => addToast({ message: errorMessage(error), variant: 'error' }),
};

/** Shows toasts; screen readers hear them. Always the same object. */
export function useNotify(): Notify {
  return notify;
}
