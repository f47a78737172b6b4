import type { FoundPage, SearchEngine } from '@thriftline/domain/search/search-engine';
import { EVERYTHING, type SearchQuery } from '@thriftline/domain/search/search-query';
import { describe, expect, it, vi } from 'vitest';
import type { Found } from './found.ts';
import { FoundList } from './found-list.ts';

const LAMPS = { ...EVERYTHING, words: 'lamp' };

/** An engine that finds the pages given for words, one after the other. */
function engineOf(pages: Record<string, readonly (readonly string[])[]>) {
  const search = vi.fn(async ({ words }: SearchQuery, { after = '0' }: { after?: string | undefined }) => {
    const place = Number(after);
    const found = pages[words] ?? [[]];
    const rows = (found[place] ?? []).map((id) => ({ id }));
    return {
      rows,
      ...(place + 1 < found.length ? { after: String(place + 1) } : {}),
    } as unknown as FoundPage;
  });
  const correct = async (words: string) => (words === 'lmap' ? 'lamp' : undefined);
  return { search, correct } as unknown as SearchEngine & { search: typeof search };
}

/** A list with all that it told. */
function listOf(engine: SearchEngine, query: SearchQuery, known?: Found) {
  const told: string[][] = [];
  let last: Found | undefined;
  const errors: unknown[] = [];
  const list = new FoundList({
    engine,
    query,
    known,
    onFound: (found) => {
      last = found;
      told.push(found.pages.flatMap(({ rows }) => rows.map(({ id }) => id)));
    },
    onError: (error) => errors.push(error),
  });
  return { list, told, errors, last: () => last };
}

// Specification 2. `/search`: words, slips of the keyboard, filters, sold items gone
describe('FoundList', () => {
  it('reads as many pages as are wanted, and no more than there are', async () => {
    const { list, told } = listOf(engineOf({ lamp: [['a'], ['b'], ['c']] }), LAMPS);
    list.show(2);
    await expect.poll(() => told).toEqual([['a'], ['a', 'b']]);
    list.show(9);
    await expect.poll(() => told.at(-1)).toEqual(['a', 'b', 'c']);
  });

  it('begins with what was found before, and looks again although all of that is there', async () => {
    const before = { rows: [{ id: 'sold' }, { id: 'a' }] } as unknown as FoundPage;
    const { list, told } = listOf(engineOf({ lamp: [['a']] }), LAMPS, { query: LAMPS, pages: [before] });
    list.show(1);
    list.refresh();
    await expect.poll(() => told.at(-1)).toEqual(['a']);
  });

  it('does not give up what the server found for what this device knows', async () => {
    const before = { rows: [{ id: 'a' }, { id: 'b' }] } as unknown as FoundPage;
    const engine = engineOf({});
    engine.search.mockResolvedValue({ rows: [], isOfDevice: true });
    const { list, last } = listOf(engine, LAMPS, { query: LAMPS, pages: [before] });
    list.refresh();
    await expect.poll(() => last()?.pages).toEqual([before]);
    engine.search.mockResolvedValue({ rows: [] });
    list.refresh();
    await expect.poll(() => last()?.pages).toEqual([{ rows: [] }]);
  });

  it('looks for mended words where those typed find nothing, and says so', async () => {
    const { list, told, last } = listOf(engineOf({ lamp: [['a'], ['b']] }), { ...LAMPS, words: 'lmap' });
    list.show(2);
    await expect.poll(() => told.at(-1)).toEqual(['a', 'b']);
    expect(last()?.query.words).toBe('lamp');
  });

  it('keeps the words typed where mending them helps nobody', async () => {
    const { list, last } = listOf(engineOf({}), { ...LAMPS, words: 'lmap' });
    list.show(1);
    await expect.poll(() => last()?.query.words).toBe('lmap');
  });

  it('shows what it had until as much was found anew', async () => {
    const pages = { lamp: [['a'], ['b']] };
    const { list, told } = listOf(engineOf(pages), LAMPS);
    list.show(2);
    await expect.poll(() => told).toHaveLength(2);
    pages.lamp = [['new'], ['a'], ['b']];
    list.refresh();
    await expect.poll(() => told.at(-1)).toEqual(['new', 'a']);
    expect(told).not.toContainEqual(['new']);
  });

  it('tells of a failure, and goes on when asked again', async () => {
    const engine = engineOf({ lamp: [['a']] });
    engine.search.mockRejectedValueOnce(new Error('no network'));
    const { list, told, errors } = listOf(engine, LAMPS);
    list.show(1);
    await expect.poll(() => errors).toHaveLength(1);
    list.refresh();
    await expect.poll(() => told).toEqual([['a']]);
  });

  it('says nothing after it was stopped', async () => {
    const engine = engineOf({ lamp: [['a']] });
    const { list, told } = listOf(engine, LAMPS);
    list.show(1);
    list.stop();
    // After everything that follows on the answer.
    await new Promise((resolve) => setImmediate(resolve));
    expect(engine.search).toHaveBeenCalledOnce();
    expect(told).toEqual([]);
  });
});
