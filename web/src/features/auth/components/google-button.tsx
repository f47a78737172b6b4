import type { SignupRole } from '@thriftline/domain/accounts/roles';
import type { User } from 'firebase/auth';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PlainAlert } from '@/components/plain/plain-alert.tsx';
import { PlainButton } from '@/components/plain/plain-button.tsx';
import { whenIdle } from '@/lib/browser/when-idle.ts';
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

async function load() {
  const [{ signInWithGoogle }, googleWindow] = await Promise.all([
    import('../api/google/sign-in-with-google.ts'),
    import('../api/google/google-window.ts'),
  ]);
  return { signInWithGoogle, ...googleWindow };
}

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
  const loaded = useRef<Awaited<ReturnType<typeof load>>>(undefined);

  useEffect(() => {
    let cancel: (() => void) | undefined;
    // What fails here fails again, and is told, once somebody asks for it.
    const forget = (error: unknown) => console.debug(error);
    const prepare = async () => {
      const scripts = await load();
      loaded.current = scripts;
      if (!LocalAccountChooser && isShown) {
        cancel = whenIdle(() => void scripts.prepareGoogleWindow().catch(forget));
      }
    };
    let isShown = true;
    void prepare()
      .catch(forget)
      .finally(() => setReady(true));
    return () => {
      isShown = false;
      cancel?.();
    };
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
      // Nothing is waited for before the window opens: Safari would block it.
      const { signInWithGoogle, pickInGoogleWindow } = loaded.current ?? (await load());
      await signInWithGoogle(LocalAccountChooser ? pickLocally : pickInGoogleWindow, registerAs());
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
