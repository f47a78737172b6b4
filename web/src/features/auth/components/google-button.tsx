import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SignupRole } from '@thriftline/domain/roles';
import type { User } from 'firebase/auth';
import { lazy, Suspense, useRef, useState } from 'react';
import { FormError } from '@/components/form/form-error.tsx';
import { authErrorMessage } from '../api/auth-error-message.ts';
import { pickWithPopup, signInWithGoogle } from '../api/sign-in-with-google.ts';
import { GoogleMark } from './google-mark.tsx';

/** Against the Auth emulator, whose users Google does not know. Absent from production builds. */
const LocalAccountChooser =
  import.meta.env.VITE_LOCAL === '1'
    ? lazy(async () => ({ default: (await import('./local-account-chooser.tsx')).LocalAccountChooser }))
    : undefined;

interface GoogleButtonProps {
  label: string;
  /** What someone who comes for the first time is registered as. */
  registerAs: SignupRole;
  onStart?: () => void;
  onSuccess: () => void;
}

interface Choice {
  resolve: (user: User) => void;
  reject: (error: unknown) => void;
}

/** Signs in with a Google account; what is wrong is said under the button. */
export function GoogleButton({ label, registerAs, onStart, onSuccess }: GoogleButtonProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [choosing, setChoosing] = useState(false);
  const choice = useRef<Choice>(undefined);

  const pickLocally = () =>
    new Promise<User>((resolve, reject) => {
      choice.current = { resolve, reject };
      setChoosing(true);
    }).finally(() => setChoosing(false));

  const start = async () => {
    setBusy(true);
    setFault(undefined);
    onStart?.();
    try {
      await signInWithGoogle(LocalAccountChooser ? pickLocally : pickWithPopup, registerAs);
      onSuccess();
    } catch (error) {
      setFault(authErrorMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack spacing={2}>
      <Button variant="outlined" size="large" startIcon={<GoogleMark />} onClick={start} loading={busy}>
        {label}
      </Button>
      <FormError message={fault} />
      {LocalAccountChooser && choosing && (
        <Suspense>
          <LocalAccountChooser
            onPicked={(user) => choice.current?.resolve(user)}
            onFailed={(error) => choice.current?.reject(error)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
