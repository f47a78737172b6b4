import { lazy, useEffect, useState } from 'react';
import { OnceOpened } from '@/components/once-opened.tsx';
import { onPushMoment } from '@/lib/push/push-moment.ts';

const PushQuestion = lazy(async () => ({
  default: (await import('@/features/notifications/components/push-question.tsx')).PushQuestion,
}));

/** Asks, at the right moment, whether this device shall show what happens. */
export function PushQuestionHost() {
  const [open, setOpen] = useState(false);
  useEffect(() => onPushMoment(() => setOpen(true)), []);
  return (
    <OnceOpened open={open}>
      <PushQuestion open={open} onClose={() => setOpen(false)} />
    </OnceOpened>
  );
}
