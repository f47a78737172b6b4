import type { Language } from '@thriftline/domain/base/locale/languages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { chooseLanguage, followAccount } from '@/lib/language/language.ts';

async function keepWithAccount(uid: string, language: Language): Promise<void> {
  const { keepLanguage } = await import('@/features/users/api/choose-language.ts');
  const kept = keepLanguage(uid, language);
  followAccount();
  await kept;
}

/**
 * Shows the page in another language, and keeps it with the account of whoever is signed in, once that is known. What fails is told.
 */
export function useChooseLanguage(): (language: Language) => void {
  const notify = useNotify();
  const { uid, status } = useCurrentUser();
  /** What was chosen and isn't with the account yet. */
  const [chosen, setChosen] = useState<Language>();

  const keep = useEffectEvent((language: Language) => {
    setChosen(undefined);
    if (uid === null) followAccount();
    else keepWithAccount(uid, language).catch((error: unknown) => notify.error(error));
  });
  useEffect(() => {
    if (chosen !== undefined && status !== 'loading') keep(chosen);
  }, [chosen, status]);

  return (language) => {
    chooseLanguage(language).then(
      (isLast) => {
        if (isLast) setChosen(language);
      },
      (error: unknown) => notify.error(error),
    );
  };
}
