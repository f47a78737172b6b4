import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { getCurrentUser } from '@/lib/account/current-user.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { EarlyForm } from './early-form.tsx';

// A form can be read and filled in before what keeps it is there.
const AutosavedForm = lazy(async () => ({ default: (await import('./autosaved-form.tsx')).AutosavedForm }));

/** What keeps a form, to be drawn within it, and how to end that. */
export interface FormAutosave {
  keeper: ReactNode;
  /** The form was sent, or given up: what was kept of it is forgotten. */
  forget: () => void;
}

/**
 * Keeps a formik form on this device over reloads, Back and Home, until it is sent; of an account until it signs out, of a
 * stranger in the tab. Passwords, cards and codes are never kept.
 * @param form Which form it is, and what it is about: `review:o1`. Undefined where nothing is kept.
 * @param what What somebody would lose, as a thing: `your review`.
 */
export function useFormAutosave(form: string | undefined, what: string): FormAutosave {
  const over = useRef(false);
  // Pages that were drawn on the server know of nothing that is kept.
  const hydrated = useHydrated();
  const forget = () => {
    if (form === undefined) return;
    over.current = true;
    const { uid } = getCurrentUser();
    import('@/lib/saved/form-autosave/form-autosave.ts')
      .then(({ forgetForm }) => forgetForm({ uid, form }))
      .catch(reportError);
  };
  const keeper = hydrated && form !== undefined && (
    <Suspense fallback={<EarlyForm form={form} what={what} over={over} />}>
      <AutosavedForm key={form} form={form} what={what} over={over} />
    </Suspense>
  );
  return { keeper, forget };
}
