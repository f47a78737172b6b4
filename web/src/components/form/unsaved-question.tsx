import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

/** Asks before a formik form is left whose changes were not saved; the browser asks before the whole page is. */
export function UnsavedQuestion() {
  const { t } = useLingui();
  const { dirty } = useFormikContext();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  // The browser goes back some time after it was told to: who has let it go must not hold it again by closing the question.
  const letGo = useRef(false);
  useEffect(() => {
    if (blocker.state === 'unblocked') letGo.current = false;
  }, [blocker.state]);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      destructive
      onConfirm={() => {
        letGo.current = true;
        blocker.proceed?.();
      }}
      onClose={() => {
        if (!letGo.current) blocker.reset?.();
      }}
    >
      {t`Your changes aren’t saved.`}
    </ConfirmDialog>
  );
}
