import type { CallableInput, CallableName, CallableResults } from '@thriftline/domain/callables';
import { AppError } from '@thriftline/domain/errors';
import { FirebaseError } from 'firebase/app';
import { type FunctionsError, httpsCallable } from 'firebase/functions';
import { appErrorOfCallable } from './callable-error.ts';
import { onConnectionLost } from './connection.ts';
import { functions } from './firebase/functions.ts';

/** Longest anybody waits for a function, in milliseconds; one that starts cold takes a few seconds. */
const TIMEOUT_MS = 40_000;

const LOST =
  'The connection went while this was under way. Look again once you are back online: it may have been done.';

/** Throws when the connection goes: nobody can say then when an answer comes, if ever. */
function unlessLost<T>(call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = onConnectionLost(() => reject(new AppError('internal', LOST)));
    call.then(resolve, reject).finally(stop);
  });
}

/** The fields that there are: one that is undefined would be sent as null. */
function definedFields<T extends object>(input: T): T {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as T;
}

/** Calls a function of the server. Throws AppError with words for the user. */
export async function callFunction<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
): Promise<CallableResults[N]> {
  try {
    const options = { timeout: TIMEOUT_MS };
    const call = httpsCallable<CallableInput<N>, CallableResults[N]>(functions, name, options);
    const answer = await unlessLost(call(definedFields(input)));
    return answer.data;
  } catch (error) {
    if (error instanceof FirebaseError) throw appErrorOfCallable(error as FunctionsError);
    throw error;
  }
}
