import type { SignupRole } from '@thriftline/domain/roles';
import type { User } from 'firebase/auth';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PlainAlert } from '@/components/plain-alert.tsx';
import { PlainButton } from '@/components/plain-button.tsx';
import { authErrorMessage } from '../api/auth-error-message.ts';
import styles from './auth-forms.module.css';
import { GoogleMark } from './google-mark.tsx';

/** Against the Auth emulator, whose users Google does not know. Absent from production builds. */
const LocalAccountChooser =
  import.meta.env.VITE_LOCAL === '1'
    ? lazy(async () => ({ default: (await import('./local-account-chooser.tsx')).LocalAccountChooser }))
    : undefined;

interface GoogleButtonProps {
  label: string;
  /** What someone who comes for the first time is registered as, asked when the button is pressed. */
  registerAs: () => SignupRole;
  onStart?: () => void;
  onSuccess: () => void;
}

const loadSignIn = () => import('../api/sign-in-with-google.ts');

interface Choice {
  resolve: (user: User) => void;
  reject: (error: unknown) => void;
}

/**
 * Signs in with a Google account; what is wrong is said under the button. Off until its script has come: a browser opens
 * Google's window right after a press alone, so none can be made up for.
 */
export function GoogleButton({ label, registerAs, onStart, onSuccess }: GoogleButtonProps) {
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [choosing, setChoosing] = useState(false);
  const choice = useRef<Choice>(undefined);

  useEffect(() => {
    // What fails here fails again, and is told, once somebody asks for it.
    const loading = loadSignIn().catch((error: unknown) => console.debug(error));
    void loading.finally(() => setReady(true));
  }, []);

  const pickLocally = () =>
    new Promise<User>((resolve, reject) => {
      choice.current = { resolve, reject };
      setChoosing(true);
    }).finally(() => setChoosing(false));

  const start = async () => {
    if (busy) return;
    setBusy(true);
    setFault(undefined);
    onStart?.();
    try {
      const { pickWithPopup, signInWithGoogle } = await loadSignIn();
      await signInWithGoogle(LocalAccountChooser ? pickLocally : pickWithPopup, registerAs());
      onSuccess();
    } catch (error) {
      setFault(authErrorMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.google}>
      <PlainButton look="outlined" large busy={busy} disabled={!ready} onClick={start}>
        <GoogleMark />
        {label}
      </PlainButton>
      <PlainAlert message={fault} />
      {LocalAccountChooser && choosing && (
        <Suspense>
          <LocalAccountChooser
            onPicked={(user) => choice.current?.resolve(user)}
            onFailed={(error) => choice.current?.reject(error)}
          />
        </Suspense>
      )}
    </div>
  );
}
