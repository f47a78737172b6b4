// @vitest-environment happy-dom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RecordRows } from './record-rows.tsx';
import { RecordTable } from './record-table.tsx';

afterEach(cleanup);

const columns = [{ title: 'Price', cell: () => '$40' }];
/** The rules that are asked of the room of the list, and on which windows it can be asked. */
const rules = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');

it('is a table where the list has room for so many letters, on a desk alone', () => {
  render(
    <ThemeProvider theme={createTheme()}>
      <RecordTable label="Items" columns={columns}>
        <RecordRows columns={columns} records={[{ _id: 'chair' }]} />
      </RecordTable>
    </ThemeProvider>,
  );
  const css = rules();
  for (const display of ['table', 'table-row-group', 'table-row', 'table-cell']) {
    expect(css).toMatch(
      new RegExp(`@container records \\(min-width: ?49rem\\)\\{[^}]*\\{[^}]*display:${display};`),
    );
  }
  expect(css).toMatch(/@media \(min-width: ?1200px\)\{[^}]*\{[^}]*container-type:inline-size;/);
  expect(css).not.toMatch(/(^|\n)[^@\n]*container-type:inline-size/);
});
