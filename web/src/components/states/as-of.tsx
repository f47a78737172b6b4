import { lazy, Suspense } from 'react';
import type { AsOfProps } from './as-of-note.tsx';

// What is shown is there without it, and stays where it cannot be loaded.
const AsOfNote = lazy(async () => {
  try {
    return { default: (await import('./as-of-note.tsx')).AsOfNote };
  } catch (error) {
    console.warn('How old things are cannot be said', error);
    return { default: () => null };
  }
});

/** What a product is called there. */
export const productKey = (id: string) => `products/${id}`;

/** How old what is shown is, while nobody can check it; nothing otherwise. */
export function AsOf(props: AsOfProps) {
  return (
    <Suspense>
      <AsOfNote {...props} />
    </Suspense>
  );
}
