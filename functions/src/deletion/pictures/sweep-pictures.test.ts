import { expect, it, vi } from 'vitest';
import type { PicturePage } from '../../pictures/pictures.ts';
import { type Sweep, sweepPictures } from './sweep-pictures.ts';

vi.mock('firebase-functions/logger', () => ({ error: () => undefined }));

const MANY = 50_000;
const PAGE = 500;
const pathOf = (index: number) => `images/ada/${index}-1600.webp`;

/** Pages of the pictures, as Storage gives them: every hundredth is too new to be looked at. */
async function page(from = '0'): Promise<PicturePage> {
  const start = Number(from);
  const pictures = Array.from({ length: Math.min(PAGE, MANY - start) }, (_, index) => ({
    path: pathOf(start + index),
    uploaded: (start + index) % 100 === 0 ? 2 : 1,
  }));
  return { pictures, next: start + PAGE < MANY ? String(start + PAGE) : undefined };
}

/** A sweep that has no time: it goes over one page. Every tenth picture is used. */
const sweepOf = (more: Partial<Sweep>): Sweep => ({
  until: 0,
  page,
  isOld: ({ uploaded }) => uploaded === 1,
  isUsed: async (path) => path.endsWith('5-1600.webp'),
  remove: async () => undefined,
  ...more,
});

it('looks at each of 50,000 pictures once, however often it is cut off', async () => {
  const removed: string[] = [];
  const remove = async (path: string) => void removed.push(path);
  let after: string | undefined;
  let kept = 0;
  let parts = 0;
  do {
    const swept = await sweepPictures(sweepOf({ after, remove }));
    kept += swept.kept.length;
    after = swept.next;
    parts += 1;
  } while (after !== undefined);
  expect(parts).toBe(MANY / PAGE);
  expect(kept).toBe(MANY / 10);
  expect(new Set(removed).size).toBe(removed.length);
  expect(removed).toHaveLength(MANY - MANY / 10 - MANY / 100);
});

it('leaves what it cannot delete, and goes on with the others', async () => {
  const remove = async (path: string) => {
    if (path === pathOf(3)) throw new Error('unavailable');
  };
  const swept = await sweepPictures(sweepOf({ remove }));
  expect(swept.failed).toEqual([pathOf(3)]);
  expect(swept.deleted).toHaveLength(PAGE - PAGE / 10 - PAGE / 100 - 1);
  expect(swept.next).toBe(String(PAGE));
});

it('goes on to the end as long as there is time', async () => {
  const swept = await sweepPictures(sweepOf({ until: Number.POSITIVE_INFINITY }));
  expect(swept.next).toBeUndefined();
  expect(swept.kept).toHaveLength(MANY / 10);
});
