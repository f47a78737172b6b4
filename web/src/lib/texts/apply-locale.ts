import type { User } from '@thriftline/domain/accounts/user';
import { isLanguage } from '@thriftline/domain/base/locale/languages';
import { LOCALES } from '@thriftline/domain/base/locale/locale';
import { accountStore } from '../device/store.ts';
import { readAs } from '../language/language.ts';

const isLocale = (value: unknown) => LOCALES.some((locale) => locale === value);

/**
 * Has the page written in the language that the account has chosen, dates and numbers in its way. Until its document is read,
 * the device knows from the last visit, so that nothing is written twice. Throws where the language cannot be loaded.
 */
export async function applyLocale(
  uid: string,
  account: Pick<User, 'locale' | 'language'> | null,
): Promise<void> {
  const store = accountStore(uid);
  const chosen = (name: 'locale' | 'language', isKnown: (value: unknown) => boolean) => {
    const known = store.read(name);
    const wanted = account === null ? known : account[name];
    if (account !== null && wanted !== known) {
      if (wanted === undefined) store.forget(name);
      else store.keep(name, wanted);
    }
    // A page may be older than the list it was chosen from.
    return isKnown(wanted) ? String(wanted) : undefined;
  };
  await readAs({ locale: chosen('locale', isLocale), language: chosen('language', isLanguage) });
}
