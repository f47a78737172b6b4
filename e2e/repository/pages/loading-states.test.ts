import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';

/** Drawings of several parts, which say as a whole that they load, or stand beside something that does. */
const DRAWINGS = [
  'web/src/app/routes/shop/product/sheet-skeleton.tsx',
  'web/src/components/loading/loading-block.tsx',
  'web/src/components/loading/loading-text.tsx',
  'web/src/components/loading/record-skeletons.tsx',
  'web/src/features/products/components/product-card.tsx',
];

it('parts of pages that load are drawn by LoadingBlock and LoadingText, which have a role and fit their place', () => {
  const drawing = repositoryFiles('web/src/**/*.tsx').filter((path) =>
    textOf(path).includes("from '@mui/material/Skeleton'"),
  );
  expect(drawing.sort()).toEqual(DRAWINGS);
});
