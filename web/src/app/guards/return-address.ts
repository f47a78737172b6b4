import type { Location } from 'react-router-dom';
import { paths } from '@/config/paths.ts';

/** What the login page is told by the page that sends somebody there. */
export interface LoginState {
  from: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Why they are asked to log in, in a sentence. */
  reason?: string | undefined;
}

const isLoginState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null && 'from' in state;

/** Where to go after login: back to where one came from, or home. */
export function returnAddress(state: unknown): string {
  if (!isLoginState(state)) return paths.home.href();
  const { pathname, search, hash } = state.from;
  return `${pathname}${search}${hash}`;
}

/** Why somebody was sent to the login; undefined where they came by themselves. */
export function reasonIn(state: unknown): string | undefined {
  return isLoginState(state) ? state.reason : undefined;
}
