import { readFile } from 'node:fs/promises';
import { PICTURE_WIDTHS } from '@thriftline/domain/pictures/picture-widths';
import { beforeAll, expect, it } from 'vitest';
import { ITEM_WIDTHS } from '@/components/cards/item-grid.tsx';
import { ADVERTISEMENTS_CALL } from './api/fetch-advertisements.ts';

let script: string;
beforeAll(async () => {
  script = await readFile(new URL('../../../public/first-paint.js', import.meta.url), 'utf8');
});

it('asks early for what the home page reads', () => {
  expect(script).toContain(`[href="${ADVERTISEMENTS_CALL}"]`);
});

it('asks for the variant of a picture that its card asks for, so that it is fetched once', () => {
  expect(script).toContain(`sizes = '${ITEM_WIDTHS}'`);
  const { thumb, img } = PICTURE_WIDTHS;
  expect(script).toContain(`\${thumb} ${thumb}w, \${img} ${img}w`);
});
