import { lazy, Suspense } from 'react';
import type { EmailKind } from '../api/open-local-email.ts';

/** Against the Auth emulator, which sends no e-mails. Absent from production builds. */
const LocalEmailButton =
  import.meta.env.VITE_LOCAL === '1'
    ? lazy(async () => ({ default: (await import('./local-email-button.tsx')).LocalEmailButton }))
    : undefined;

interface LocalEmailProps {
  email: string | null;
  kind?: EmailKind;
}

/** The way to the e-mail that asks to confirm the address, where it is not sent; nothing elsewhere. */
export function LocalEmail({ email, kind = 'VERIFY_EMAIL' }: LocalEmailProps) {
  if (LocalEmailButton === undefined || email === null) return null;
  return (
    <Suspense>
      <LocalEmailButton email={email} kind={kind} />
    </Suspense>
  );
}
