// A project's own rules test, as the README shows it.
import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { RulesError, startFirestoreEmulator } from '@thriftline/firestore-emulator';
import { doc, getDoc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';

const rules = readFileSync('firestore.rules', 'utf8');
let emulator;
let environment;

beforeAll(async () => {
  emulator = await startFirestoreEmulator({ port: 0, rules, log: () => undefined });
  const { host, port } = emulator;
  environment = await initializeTestEnvironment({ projectId: 'demo', firestore: { host, port } });
});

afterAll(async () => {
  await environment.cleanup();
  await emulator.stop();
});

it('lets an author write a note of their own, and nobody else', async () => {
  const firestore = environment.authenticatedContext('ann').firestore();
  await assertSucceeds(setDoc(doc(firestore, 'notes/ann'), { text: 'Hello' }));
  await assertFails(setDoc(doc(firestore, 'notes/bob'), { text: 'Hello' }));
  await assertFails(setDoc(doc(firestore, 'notes/ann'), { text: 1 }));
});

it('lets everybody read, until the data is cleared', async () => {
  const note = doc(environment.unauthenticatedContext().firestore(), 'notes/ann');
  expect((await assertSucceeds(getDoc(note))).data()).toEqual({ text: 'Hello' });
  await emulator.clear('demo');
  expect((await getDoc(note)).exists()).toBe(false);
});

it('takes other rules, and tells the faults of faulty ones', async () => {
  await expect(emulator.loadRules('service cloud.firestore {')).rejects.toThrow(RulesError);
  await emulator.loadRules(rules.replace('allow read: if true;', ''), 'demo');
  await assertFails(getDoc(doc(environment.unauthenticatedContext().firestore(), 'notes/ann')));
});
