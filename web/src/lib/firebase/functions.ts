import { REGION } from '@thriftline/domain/base/ports';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { IS_LOCAL, localServerPort } from '@/config/env.ts';
import { LOCAL_HOST } from '@/config/local-env.ts';
import { firebaseApp } from './app.ts';

/** Callable functions; use `callFunction` of lib/calls/callables.ts rather than this. */
export const functions = getFunctions(firebaseApp, REGION);

if (IS_LOCAL) connectFunctionsEmulator(functions, LOCAL_HOST, localServerPort('functions'));
