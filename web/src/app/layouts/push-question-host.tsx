import { lazy, useEffect, useState } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { onPushMoment } from '@/lib/push/push-moment.ts';

const PushQuestion = lazy(async () => ({
  default: (await import('@/features/notifications/components/push-question.tsx')).PushQuestion,
}));

/** Asks, at the right moment, whether this device shall show what happens. */
export function PushQuestionHost() {
  const [open, setOpen] = useState(false);
  useEffect(() => onPushMoment(() => setOpen(true)), []);
  return (
    <LazyMount open={open}>
      <PushQuestion open={open} onClose={() => setOpen(false)} />
    </LazyMount>
  );
}
