import { lazy, useEffect, useState } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { hasOpenDialog } from '@/lib/browser/has-open-dialog.ts';
import { onPushMoment } from '@/lib/push/push-moment.ts';
import { doWithout } from '@/lib/reload/missing-chunk.ts';

const load = () => import('@/features/notifications/components/push-question.tsx');
const PushQuestion = lazy(async () => ({ default: (await load()).PushQuestion }));

/** How often the page is looked at for a moment to ask, and how many times at most. */
const LOOK_MS = 1_000;
const LOOKS = 60;

/** Whether a question would take the keyboard from what the person is doing. */
function isInUse(): boolean {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return hasOpenDialog() || (isField && field.value !== '');
}

/**
 * Asks, at the right moment, whether this device shall show what happens: once its script is there, and never over an open dialog or
 * a field that somebody is typing in. Gives up after a minute; the next moment asks.
 */
export function PushQuestionHost() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (looks: number) => {
      if (looks === 0) return;
      if (isInUse()) timer = setTimeout(ask, LOOK_MS, looks - 1);
      else setOpen(true);
    };
    const stop = onPushMoment(() => {
      clearTimeout(timer);
      doWithout(load).then(
        () => ask(LOOKS),
        (error: unknown) => console.warn('Nobody is asked about push messages', error),
      );
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <LazyMount open={open}>
      <PushQuestion open={open} onClose={() => setOpen(false)} />
    </LazyMount>
  );
}
