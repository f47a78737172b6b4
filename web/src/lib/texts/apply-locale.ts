import type { User } from '@thriftline/domain/accounts/user';
import { LOCALES, type Locale, setLocale } from '@thriftline/domain/base/locale/locale';
import { accountStore } from '../device/store.ts';

const NAME = 'locale';

const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/**
 * Has the page write dates and numbers as the account has chosen. Until its document is read, the device knows from the last
 * visit, so that nothing is written twice.
 */
export function applyLocale(uid: string, account: Pick<User, 'locale'> | null): void {
  const store = accountStore(uid);
  const known = store.read(NAME);
  // A page may be older than the list it was chosen from.
  const wanted = account === null ? known : account.locale;
  setLocale(isLocale(wanted) ? wanted : undefined);
  if (account === null || wanted === known) return;
  if (wanted === undefined) store.forget(NAME);
  else store.keep(NAME, wanted);
}
