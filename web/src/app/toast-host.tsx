import { useCallback, useEffect } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { showToastsWith } from '@/lib/toasts.ts';
import './theme/toast-style.css';

/** How long a toast stays that is not to be answered, in milliseconds. */
const STAYS_MS = 6_000;
/** How long one takes to go: as long as in theme/toast-style.css. */
const GOES_MS = 200;
/** More at once would hide the page of a phone. */
const MOST = 3;

/** What stands before a toast, as lines of a drawing of 24 by 24. */
const SIGNS = { success: 'm5 12.5 4.5 4.5L19 7.5', info: 'M12 11v6M12 7v.01', error: 'M12 7v6M12 17v.01' };

/** Shows the toasts of lib/toasts.ts. A chunk of its own: no page needs a toast for its first content. */
export function ToastHost() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  // Whoever is reading one has the time to.
  const pauses = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      element.addEventListener('mouseenter', startPause);
      element.addEventListener('mouseleave', endPause);
      return () => {
        element.removeEventListener('mouseenter', startPause);
        element.removeEventListener('mouseleave', endPause);
      };
    },
    [startPause, endPause],
  );
  const shown = toasts.slice(0, MOST);

  useEffect(
    () =>
      showToastsWith(({ message, variant, persist = false, action }) => {
        const content = (
          <>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={SIGNS[variant]} />
            </svg>
            <span>{message}</span>
            {action}
          </>
        );
        toast(content, {
          // What is there already is not shown twice.
          id: `${variant} ${message}`,
          className: variant,
          duration: persist ? Number.POSITIVE_INFINITY : STAYS_MS,
          removeDelay: GOES_MS,
          ariaProps: { role: 'alert', 'aria-live': 'polite' },
        });
      }),
    [],
  );
  return (
    <div className="toasts" ref={pauses}>
      {shown.map(({ id, message, className, visible, ariaProps }) => (
        <div key={id} className={`toast ${className}`} data-leaves={!visible} {...ariaProps}>
          {typeof message === 'function' ? null : message}
        </div>
      ))}
    </div>
  );
}
