import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';

/** What is made of one stored document each, and has no boundary of its own: why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'web/src/components/records/use-column-choice.tsx <MenuItem key={id}>': 'The name of a column',
  'web/src/features/conversations/components/report/reported-messages-field.tsx <FormControlLabel key={_id}>':
    'A choice in a dialog, which has one',
  'web/src/features/conversations/components/unsent-messages.tsx <span key={id}>': 'A link alone',
  'web/src/features/products/components/form/picture-list.tsx <PictureTile key={picture.id}>':
    'Without it the form would lose the photo',
  'web/src/features/products/components/form/pictures-field.tsx <Box key={one.id}>':
    'A name and how far its upload is',
  'web/src/features/products/components/my-products/bulk-price-dialog.tsx <li key={product._id}>':
    'A name and its price in a dialog, which has one',
  'web/src/features/products/components/my-products/selection-bar.tsx <li key={product._id}>':
    'A name in a dialog, which has one',
  'web/src/features/settings/components/settings-history.tsx <li key={version._id}>': 'A line of text',
  'web/src/features/storefront/components/category-chips.tsx <li key={_id}>': 'The home page has one for all',
};

/** Elements of lists by their keys, with what begins in them: a place in a list may hold the boundary itself. */
const KEYED = /<([A-Za-z.]+)\s+(?:component="\w+"\s+)?key=\{([^}]*)\}(?:(?:[^<>]|=>)*>\s*(<PartBoundary))?/g;
/** Ids of stored documents, and of what waits to be sent. */
const IS_STORED = /(?:^|\.)_?id$/;
/** A page's parameter, whose change makes the page another one. */
const IS_OF_PAGE = /^web\/src\/app\/routes\/.* key=\{id\}>$/;

it('a row, card or message that fails takes itself alone: each made of a stored document has a boundary of its own', () => {
  const bare = repositoryFiles('web/src/**/*.tsx')
    .filter((path) => !path.endsWith('.test.tsx'))
    .flatMap((path) =>
      [...textOf(path).matchAll(KEYED)].flatMap(([, element, key = '', inner]) => {
        const isKept = element === 'PartBoundary' || inner !== undefined || !IS_STORED.test(key);
        return isKept ? [] : [`${path} <${element} key={${key}}>`];
      }),
    )
    .filter((found) => !IS_OF_PAGE.test(found));
  expect([...new Set(bare)].toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
});
