import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreEnvironment, firestoreOf, leaveEnvironment } from '../environment.ts';
import { storeWorld } from '../world/world.ts';
import { EVERY_VISITOR, type Try, triesOf } from './permission-rows/tries.ts';
import { tryEach } from './permission-rows/try-each.ts';

/**
 * Of the permission table, which is tried in one process (permission-table.test.ts), a sample as the app meets it: through the web
 * SDK, over the wire, under the rules as Firebase's library loads them. Every entity by each kind of visitor, with different rows.
 */
const sampleOf = (tries: readonly (readonly Try[])[], start: number) =>
  tries.flatMap((ofEntity, place) => ofEntity.filter((_, row) => row === (start + place) % ofEntity.length));

const SAMPLES = EVERY_VISITOR.map((visitor, index) => ({
  visitor,
  sample: sampleOf(triesOf(visitor), index),
}));

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment();
});
afterAll(() => leaveEnvironment(environment));

describe.each(SAMPLES)('$visitor', ({ visitor, sample }) =>
  tryEach(visitor, sample, {
    as: (person) => firestoreOf(environment, person),
    store: (documents) => storeWorld(environment, documents),
  }),
);

it('has what is granted and what is not, of every action', () => {
  const kinds = SAMPLES.flatMap(({ sample }) => sample.map(({ may, action }) => `${may} ${action}`));
  expect(new Set(kinds).size).toBe(8);
});
