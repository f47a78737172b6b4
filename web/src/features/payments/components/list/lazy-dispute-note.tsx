import { type ComponentProps, lazy, Suspense } from 'react';

const DisputeNote = lazy(async () => ({ default: (await import('./dispute-note.tsx')).DisputeNote }));
const FraudNote = lazy(async () => ({ default: (await import('./dispute-note.tsx')).FraudNote }));

/** What a dispute is about: its words come where there is one. */
export function LazyDisputeNote(props: ComponentProps<typeof DisputeNote>) {
  return (
    <Suspense>
      <DisputeNote {...props} />
    </Suspense>
  );
}

/** What the bank of a card warns of, in the same way. */
export function LazyFraudNote(props: ComponentProps<typeof FraudNote>) {
  return (
    <Suspense>
      <FraudNote {...props} />
    </Suspense>
  );
}
