import type { User } from '@thriftline/domain/user';

/** Whether a name or e-mail address contains what was typed, whatever its case. */
export function matchesFilter(user: Pick<User, 'name' | 'email'>, filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  return user.name.toLowerCase().includes(wanted) || user.email.toLowerCase().includes(wanted);
}

/** As names are usually written: a query is exact about case, people are not. */
export function capitalised(text: string): string {
  return text.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}
