import type { Status } from '@thriftline/domain/accounts/roles';
import type { User } from '@thriftline/domain/accounts/user';
import { userSearch } from '@thriftline/domain/accounts/user-search';

/** What changes of an account that has another address. */
interface NewAddress {
  email?: string;
  search?: string[];
  status?: Status;
}

/**
 * What an account's document says of the address that its sign-in has by now; nothing where it says so already. The badge goes
 * with the old one, as with an old name: an admin vouched for whoever was reached there.
 */
export function newAddress({ name, email: known }: Pick<User, 'name' | 'email'>, email: string): NewAddress {
  return known === email ? {} : { email, search: userSearch({ name, email }), status: 'Unverified' };
}
