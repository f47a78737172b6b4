import { beforeEach, expect, it, vi } from 'vitest';
import { readNewHits } from './read-new-hits.ts';

const state = vi.hoisted(() => ({
  documents: {} as Record<string, object | undefined>,
  changes: [] as unknown[],
}));

vi.mock('firebase/firestore', () => ({
  getDoc: async (path: string) => ({ data: () => state.documents[path] }),
}));
vi.mock('@/lib/firebase/converters.ts', () => ({
  documentOf: (name: string, id: string) => `${name}/${id}`,
}));
vi.mock('./note-looked.ts', () => ({
  noteLooked: async (...change: unknown[]) => void state.changes.push(change),
}));

const found = (id: string, seenUntil: number, hits: Record<string, number>) => {
  state.documents = { [`savedSearches/${id}`]: { seenUntil }, [`searchHits/${id}`]: { hits } };
};

beforeEach(() => {
  state.documents = {};
  state.changes = [];
});

it('gives what came since its owner looked, and says until when they have looked now', async () => {
  found('lamps', 10, { old: 10, lamp: 20, desk: 30 });
  expect(await readNewHits('lamps')).toEqual(new Set(['lamp', 'desk']));
  expect(state.changes).toEqual([['lamps', 30]]);
});

it('keeps marked what was marked since the app was opened, and writes nothing where nothing is new', async () => {
  found('chairs', 0, { chair: 20 });
  await readNewHits('chairs');
  found('chairs', 20, { chair: 20 });
  state.changes = [];
  expect(await readNewHits('chairs')).toEqual(new Set(['chair']));
  expect(state.changes).toEqual([]);
});

it('gives nothing for a search that is gone, or that nothing was found for', async () => {
  expect(await readNewHits('gone')).toEqual(new Set());
  found('none', 0, {});
  expect(await readNewHits('none')).toEqual(new Set());
  expect(state.changes).toEqual([]);
});
