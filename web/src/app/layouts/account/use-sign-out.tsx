import { paths } from '@thriftline/domain/base/paths';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '@/hooks/use-notify.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import type { Unsent } from '@/outbox/views/list-unsent.ts';

const SignOutQuestion = lazy(async () => ({
  default: (await import('./sign-out-question.tsx')).SignOutQuestion,
}));

/** Signing out: what begins it, and the question that is asked first when something would be lost. */
export interface SigningOut {
  askOrLeave: () => Promise<void>;
  /** Null as long as there is nothing to ask. */
  question: ReactNode;
}

/** Signs out, after a question where only this device has something that nobody else has yet, or may have. */
export function useSignOut(): SigningOut {
  const { uid } = useCurrentUser();
  const navigate = useNavigate();
  const notify = useNotify();
  const [unsent, setUnsent] = useState<Unsent | null>(null);

  const leave = async () => {
    try {
      setUnsent(null);
      // First to an open page, or the guard would send this person to the login page.
      await navigate(paths.home.href());
      const { signOut } = await import('./sign-out-parts.ts');
      await signOut();
    } catch (error) {
      notify.error(error);
    }
  };

  const askOrLeave = async () => {
    try {
      const { listUnsent } = await import('./sign-out-parts.ts');
      const found = uid === null ? null : await listUnsent(uid);
      // A device that cannot be read keeps nobody from leaving it, but is not taken for an empty one.
      if (found === null || (found.isWhole && found.things.length === 0)) await leave();
      else setUnsent(found);
    } catch (error) {
      notify.error(error);
    }
  };

  const question = unsent !== null && (
    <Suspense>
      <SignOutQuestion unsent={unsent} onSignOut={leave} onClose={() => setUnsent(null)} />
    </Suspense>
  );
  return { askOrLeave, question };
}
