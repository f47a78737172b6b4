import type { Language } from '@thriftline/domain/base/locale/languages';
import { useNotify } from '@/hooks/use-notify.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { chooseLanguage } from '@/lib/language/language.ts';

/** Shows the page in another language, and keeps it with the account of whoever is signed in. What fails is told. */
export function useChooseLanguage(): (language: Language) => void {
  const notify = useNotify();
  const { uid } = useCurrentUser();
  const choose = async (language: Language) => {
    await chooseLanguage(language);
    if (uid === null) return;
    const { keepLanguage } = await import('@/features/users/api/choose-language.ts');
    await keepLanguage(uid, language);
  };
  return (language) => {
    choose(language).catch((error: unknown) => notify.error(error));
  };
}
