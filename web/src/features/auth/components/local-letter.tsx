import { lazy, Suspense } from 'react';
import type { LetterKind } from '../api/open-local-letter.ts';

/** Against the Auth emulator, which sends no letters. Absent from production builds. */
const LocalLetterButton =
  import.meta.env.VITE_LOCAL === '1'
    ? lazy(async () => ({ default: (await import('./local-letter-button.tsx')).LocalLetterButton }))
    : undefined;

interface LocalLetterProps {
  email: string | null;
  kind?: LetterKind;
}

/** The way to the letter that asks to confirm the address, where it is not sent; nothing elsewhere. */
export function LocalLetter({ email, kind = 'VERIFY_EMAIL' }: LocalLetterProps) {
  if (LocalLetterButton === undefined || email === null) return null;
  return (
    <Suspense>
      <LocalLetterButton email={email} kind={kind} />
    </Suspense>
  );
}
