import { FirebaseError } from 'firebase/app';
import { SERVER_ADDRESSES } from '@/config/servers.ts';
import { watchAnswer } from '@/lib/connection/server-answers.ts';

function isAnswer(error: unknown): boolean {
  return error instanceof FirebaseError && error.code !== 'auth/network-request-failed';
}

/** Gives what Auth's server answers, and has the page told when it does not. */
export function askAuth<T>(request: Promise<T>): Promise<T> {
  return watchAnswer({ name: 'auth', address: SERVER_ADDRESSES.auth }, request, isAnswer);
}
