import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { callablePath } from '@thriftline/domain/calls/callable-path';
import {
  type CallableInput,
  type CallableName,
  type CallableResults,
  onlyReads,
} from '@thriftline/domain/calls/callables';
import { FirebaseError } from 'firebase/app';
import { type FunctionsError, httpsCallable } from 'firebase/functions';
import { SERVER_ADDRESSES } from '@/config/servers.ts';
import { onConnectionLost } from '../connection/connection.ts';
import { giveUpAfter } from '../connection/deadline.ts';
import type { Asked } from '../connection/look-at-server.ts';
import { watchAnswer } from '../connection/server-answers.ts';
import { functions } from '../firebase/functions.ts';
import { appErrorOfCallable } from './callable-error.ts';

const FUNCTIONS: Asked = { name: 'functions', address: SERVER_ADDRESSES.functions };

const LOST = msg`The connection was lost. This may have worked, so check once you have a connection.`;

/** The same of a call that only reads. */
const LOST_READING = msg`We can’t connect right now. Try again once you have a connection.`;

/** Throws when the connection goes: nobody can say then when an answer comes, if ever. */
function unlessLost<T>(name: CallableName, call: Promise<T>): Promise<T> {
  const lost = onlyReads(name) ? LOST_READING : LOST;
  return new Promise((resolve, reject) => {
    const stop = onConnectionLost(() => reject(new AppError('internal', lost)), 'functions');
    call.then(resolve, reject).finally(stop);
  });
}

/** What the SDK throws for itself when no answer came has one of these codes. */
function isAnswer(error: unknown): boolean {
  const code = error instanceof FirebaseError ? error.code : 'functions/internal';
  return code !== 'functions/internal' && code !== 'functions/deadline-exceeded';
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
    const options = { timeout: giveUpAfter('functions', 'act') };
    const call = httpsCallable<CallableInput<N>, CallableResults[N]>(functions, callablePath(name), options);
    const answer = await unlessLost(name, watchAnswer(FUNCTIONS, call(definedFields(input)), isAnswer));
    return answer.data;
  } catch (error) {
    if (error instanceof FirebaseError) throw appErrorOfCallable(error as FunctionsError);
    throw error;
  }
}
