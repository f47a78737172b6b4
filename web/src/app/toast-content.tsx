import type { CustomContentProps } from 'notistack';
import type { Toast } from '@/lib/notices/toasts.ts';

/** What stands before a toast, as lines of a drawing of 24 by 24. */
const SIGNS: Record<Toast['variant'], string> = {
  success: 'm5 12.5 4.5 4.5L19 7.5',
  info: 'M12 11v6M12 7v.01',
  error: 'M12 7v6M12 17v.01',
};

interface ToastContentProps extends Omit<CustomContentProps, 'variant'> {
  variant: Toast['variant'];
}

/**
 * A toast as the shop draws it. Screen readers hear it when they have come to an end, by the region it comes into (toasts.tsx);
 * what failed, at once.
 */
export function ToastContent({ id, message, variant, action }: ToastContentProps) {
  return (
    <div className={`toast ${variant}`} role={variant === 'error' ? 'alert' : undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[variant]} />
      </svg>
      <span>{message}</span>
      {typeof action === 'function' ? action(id) : action}
    </div>
  );
}
