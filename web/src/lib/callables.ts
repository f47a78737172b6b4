import type { CallableInput, CallableName, CallableResults } from '@thriftline/domain/callables';
import { FirebaseError } from 'firebase/app';
import { type FunctionsError, httpsCallable } from 'firebase/functions';
import { appErrorOfCallable } from './callable-error.ts';
import { functions } from './firebase/functions.ts';

/** Calls a function of the server. Throws AppError with words for the user. */
export async function callFunction<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
): Promise<CallableResults[N]> {
  try {
    const answer = await httpsCallable<CallableInput<N>, CallableResults[N]>(functions, name)(input);
    return answer.data;
  } catch (error) {
    if (error instanceof FirebaseError) throw appErrorOfCallable(error as FunctionsError);
    throw error;
  }
}
