import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
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

/** Folders of which each file is a function, deployed under the file's name. */
const DEPLOYED_WHOLE = ['schedules', 'triggers'];

it.each(DEPLOYED_WHOLE.flatMap(filesOf))('%s is deployed', (file) => {
  const name = basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(deployed).toHaveProperty(name);
});

function filesOf(folder: string): string[] {
  const files = readdirSync(new URL(folder, import.meta.url)).filter((file) => !file.endsWith('.test.ts'));
  return files.map((file) => `${folder}/${file}`);
}
