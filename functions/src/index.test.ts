import {
  CALLABLES,
  type CallableInput,
  type CallableName,
  type CallableResults,
} from '@thriftline/domain/callables';
import type { CallableFunction } from 'firebase-functions/https';
import { expect, it } from 'vitest';
import * as deployed from './index.ts';

type Callables = { [N in CallableName]: CallableFunction<CallableInput<N>, Promise<CallableResults[N]>> };

// A callable that index.ts does not export does not typecheck here.
const callables = deployed satisfies Record<CallableName, unknown> as unknown as Callables;

it.each(Object.keys(CALLABLES) as CallableName[])('%s is deployed as a callable', (name) => {
  expect(callables[name].__endpoint).toHaveProperty('callableTrigger');
});
