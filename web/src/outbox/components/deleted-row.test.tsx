// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Mutation } from '../journal/mutation.ts';
import { DeletedRow } from './deleted-row.tsx';

afterEach(cleanup);

it.each([
  ['removeWish', 'Your other devices show it until this is sent.'],
  ['deleteProduct', 'Others see it until this is sent.'],
] as const)('says of %s who still sees it', (kind, text) => {
  const subject = { name: 'Oak chair', img: '/chair.webp' };
  render(
    <table>
      <tbody>
        <DeletedRow mutation={{ kind, subject } as unknown as Mutation} columns={3} />
      </tbody>
    </table>,
  );
  expect(document.body.textContent).toContain(text);
});
