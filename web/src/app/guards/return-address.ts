import type { Location } from 'react-router-dom';
import { paths } from '@/config/paths.ts';

/** What the login page is told when a guard sends somebody there. */
export interface LoginState {
  from: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

/** Where to go after login: back to where one came from, or home. */
export function returnAddress(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home.href();
  const { pathname, search, hash } = state.from as LoginState['from'];
  return `${pathname}${search}${hash}`;
}
