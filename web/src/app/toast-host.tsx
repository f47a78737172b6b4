import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { showToastsWith } from '@/lib/notices/toasts.ts';
import './theme/toast-style.css';
import { ToastContent } from './toast-content.tsx';
import { keepToastsClear } from './toast-place.ts';
import { ToastTransition } from './toast-transition.tsx';

/** How long a toast stays that is not to be answered, in milliseconds. */
const STAYS_MS = 6_000;
/** How long one takes to come, and to go: as long as in theme/toast-style.css. */
const MOVES_MS = 200;
/** More at once would hide the page of a phone. */
const MOST = 3;

const CONTENTS = { success: ToastContent, info: ToastContent, error: ToastContent };
const PLACE = { vertical: 'bottom', horizontal: 'center' } as const;
const CLASSES = { containerRoot: 'toasts' };

/** notistack's own door to its timers is the mouse; whoever comes to a toast by keyboard gets through it, too. */
const tellMouse = (toast: Element, event: 'mouseover' | 'mouseout') =>
  toast.dispatchEvent(new MouseEvent(event, { bubbles: true }));

/** Gives a toast that is told again the time to be read again, which is half of it; less than that may be left. */
function prolong(toast: Element): void {
  if (toast.matches(':hover, :focus-within')) return;
  tellMouse(toast, 'mouseover');
  tellMouse(toast, 'mouseout');
}

/** What is known of a text that was told before. */
interface Told {
  /** How often its toast was closed: notistack would swallow one that comes while its like is on its way out. */
  closed: number;
  /** When it goes, on the clock of `performance`. */
  until: number;
}

function Shower() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(keepToastsClear, []);
  useEffect(() => {
    const known = new Map<string, Told>();
    return showToastsWith(({ message, variant, persist = false, action }) => {
      const what = `${variant} ${message}`;
      const { closed, until } = known.get(what) ?? { closed: 0, until: 0 };
      const key = encodeURIComponent(`${what} ${closed}`);
      const now = performance.now();
      const shown = document.getElementById(key);
      if (shown !== null) {
        if (until < now + STAYS_MS / 2) prolong(shown);
        known.set(what, { closed, until: Math.max(until, now + STAYS_MS / 2) });
        return;
      }
      known.set(what, { closed, until: now + STAYS_MS });
      enqueueSnackbar(message, {
        key,
        variant,
        persist,
        action,
        onClose: () => known.set(what, { closed: closed + 1, until: 0 }),
        SnackbarProps: {
          id: key,
          onFocus: ({ currentTarget }) => tellMouse(currentTarget, 'mouseover'),
          onBlur: ({ currentTarget }) => tellMouse(currentTarget, 'mouseout'),
        },
      });
    });
  }, [enqueueSnackbar]);
  return null;
}

/** Shows the toasts of lib/notices/toasts.ts by notistack. A chunk of its own: no page needs a toast for its first content. */
export function ToastHost() {
  return (
    <SnackbarProvider
      maxSnack={MOST}
      autoHideDuration={STAYS_MS}
      preventDuplicate
      anchorOrigin={PLACE}
      classes={CLASSES}
      Components={CONTENTS}
      TransitionComponent={ToastTransition}
      transitionDuration={MOVES_MS}
    >
      <Shower />
    </SnackbarProvider>
  );
}
