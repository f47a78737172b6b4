import { paths } from '@thriftline/domain/base/paths';
import type { Location } from 'react-router-dom';

/** What the login page is told by the page that sends somebody there. */
export interface LoginState {
  from: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Whether that page is not shown without a login. */
  isRequired?: true;
}

const isLoginState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null && 'from' in state;

/** Where to go after login: back to where one came from, or home. */
export function returnAddress(state: unknown): string {
  if (!isLoginState(state)) return paths.home.href();
  const { pathname, search, hash } = state.from;
  return `${pathname}${search}${hash}`;
}

/** The page that sent somebody to the login because it asks for one; undefined where they came by themselves. */
export function pathBehindLogin(state: unknown): string | undefined {
  return isLoginState(state) && state.isRequired ? state.from.pathname : undefined;
}
