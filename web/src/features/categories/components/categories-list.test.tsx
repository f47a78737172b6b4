// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@thriftline/domain/base/errors';
import { FIELD_REQUIRED } from '@thriftline/domain/base/texts/specified-messages';
import { inEnglish } from '@thriftline/domain/base/texts/words';
import { MAX_ORDERED } from '@thriftline/domain/catalogue/categories/category';
import { aCategory } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagedList } from '@/testing/paged-list.ts';
import { deleteCategory } from '../api/delete-category.ts';
import { mergeCategories } from '../api/merge-categories.ts';
import { orderCategories } from '../api/order-categories.ts';
import { renameCategory } from '../api/rename-category.ts';
import { CategoriesList } from './categories-list.tsx';

const toasts = vi.hoisted(() => ({ success: vi.fn(), info: vi.fn(), error: vi.fn() }));
const shop = vi.hoisted(() => ({ names: [] as string[] }));
const online = vi.hoisted(() => ({ now: true }));

vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => toasts }));
vi.mock('@/hooks/use-online.ts', () => ({
  useOnline: () => online.now,
  useUnreachable: () => (online.now ? undefined : 'offline'),
}));
vi.mock('../api/count-products.ts', () => ({ countProducts: vi.fn(async () => 3) }));
vi.mock('../api/rename-category.ts', () => ({ renameCategory: vi.fn() }));
vi.mock('../api/merge-categories.ts', () => ({ mergeCategories: vi.fn() }));
vi.mock('../api/delete-category.ts', () => ({ deleteCategory: vi.fn() }));
vi.mock('../api/order-categories.ts', () => ({ orderCategories: vi.fn() }));
vi.mock('firebase/firestore', () => ({ orderBy: vi.fn(), query: vi.fn() }));
vi.mock('@/lib/firebase/converters.ts', () => ({ collectionOf: vi.fn() }));
vi.mock('@/lib/live/use-paged-query.ts', () => ({
  usePagedQuery: (_query: unknown, { pageSize, pages }: { pageSize: number; pages: number }) => {
    const read = shop.names.slice(0, pages * pageSize);
    const rows = read.map((categoryname, order) => ({
      data: { ...aCategory({ categoryname }), _id: categoryname.toLowerCase(), order },
      pending: false,
    }));
    return { ...pagedList(rows), hasMore: read.length < shop.names.length };
  },
}));

const list = (
  <MemoryRouter>
    <CategoriesList />
  </MemoryRouter>
);
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
// A name in its own element is read with spaces around it here, which no browser does.
const dialog = async (title: string) =>
  within(
    await screen.findByRole('dialog', { name: (name) => name.replaceAll(/(?<=“) | (?=”)/g, '') === title }),
  );

beforeEach(() => {
  vi.clearAllMocks();
  shop.names = ['Chairs', 'Lamps', 'Sofas'];
  online.now = true;
});
afterEach(cleanup);

it('renames a category; a name that another has is refused at the field', async () => {
  const user = userEvent.setup();
  const taken = 'This category already exists: Lamps.';
  vi.mocked(renameCategory).mockRejectedValueOnce(
    new AppError('conflict', taken, { fields: { categoryname: taken } }),
  );
  vi.mocked(renameCategory).mockResolvedValueOnce({ modifiedCount: 1, isPending: true });
  render(list);
  await user.click(row('Chairs').getByRole('button', { name: 'Rename' }));
  const asked = await dialog('Rename “Chairs”');
  const field = asked.getByLabelText(/Category name/);
  expect(field).toHaveProperty('value', 'Chairs');
  await user.clear(field);
  await user.click(asked.getByRole('button', { name: 'Rename' }));
  await asked.findByText(inEnglish(FIELD_REQUIRED));
  expect(renameCategory).not.toHaveBeenCalled();

  await user.type(field, 'LAMPS{Enter}');
  await asked.findByText(taken);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.clear(field);
  await user.type(field, 'Seats{Enter}');
  await vi.waitFor(() =>
    expect(toasts.success).toHaveBeenCalledWith('Category is renamed. We’re finishing the rest.'),
  );
  expect(renameCategory).toHaveBeenLastCalledWith('chairs', 'Seats');
});

it('deletes an empty category; the refusal of another leads to merging', async () => {
  const user = userEvent.setup();
  vi.mocked(deleteCategory).mockRejectedValueOnce(new AppError('conflict', 'There are products in it.'));
  vi.mocked(mergeCategories).mockResolvedValue({ modifiedCount: 1 });
  render(list);
  await user.click(row('Lamps').getByRole('button', { name: 'More' }));
  await user.click(row('Lamps').getByRole('button', { name: 'Delete' }));
  const asked = await dialog('Delete “Lamps”?');
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await asked.findByText('There are products in it.');
  await user.click(asked.getByRole('button', { name: 'Merge into…' }));

  const merging = await dialog('Merge “Lamps” into another category');
  const into = merging.getByLabelText('Into');
  expect(
    within(into)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Chairs', 'Sofas']);
  await user.click(merging.getByRole('button', { name: 'Merge' }));
  await merging.findByText(inEnglish(FIELD_REQUIRED));
  await user.selectOptions(into, 'Sofas');
  await user.click(merging.getByRole('button', { name: 'Merge' }));
  await vi.waitFor(() => expect(toasts.success).toHaveBeenCalledWith('“Lamps” is merged into “Sofas”'));
  expect(mergeCategories).toHaveBeenCalledExactlyOnceWith('lamps', 'sofas');
});

// Specification 2. `/dashboard/categories`: admins rename, merge, order and delete categories
it('moves a category one place, says so, and keeps the keyboard on the button', async () => {
  const user = userEvent.setup();
  vi.mocked(orderCategories).mockResolvedValue();
  const { rerender } = render(list);
  const button = (name: string) => screen.getByRole('button', { name });
  expect(button('Move “Chairs” up')).toHaveProperty('disabled', true);
  expect(button('Move “Sofas” down')).toHaveProperty('disabled', true);
  await user.click(button('Move “Chairs” down'));
  expect(orderCategories).toHaveBeenCalledExactlyOnceWith(['lamps', 'chairs', 'sofas']);
  await screen.findByText('“Chairs” is number 2 of 3');
  shop.names = ['Lamps', 'Chairs', 'Sofas'];
  rerender(
    <MemoryRouter>
      <CategoriesList />
    </MemoryRouter>,
  );
  expect(document.activeElement).toBe(button('Move “Chairs” down'));

  await user.click(button('Move “Chairs” up'));
  expect(orderCategories).toHaveBeenLastCalledWith(['chairs', 'lamps', 'sofas']);
  shop.names = ['Chairs', 'Lamps', 'Sofas'];
  rerender(
    <MemoryRouter>
      <CategoriesList />
    </MemoryRouter>,
  );
  expect(document.activeElement).toBe(button('Move “Chairs” down'));
});

it('has every category, however many, and orders as many as have a place', async () => {
  vi.mocked(orderCategories).mockResolvedValue();
  shop.names = Array.from({ length: MAX_ORDERED + 10 }, (_, place) => `Kind ${place + 1}`);
  render(list);
  fireEvent.click(screen.getByLabelText('Move “Kind 1” down'));
  await screen.findByText(`“Kind 1” is number 2 of ${MAX_ORDERED + 10}`);
  const rest = shop.names.slice(2, MAX_ORDERED).map((name) => name.toLowerCase());
  expect(orderCategories).toHaveBeenCalledExactlyOnceWith(['kind 2', 'kind 1', ...rest]);
});

it('says why a category could not be moved', async () => {
  const user = userEvent.setup();
  const gone = new AppError('not-found', 'A category was deleted.');
  vi.mocked(orderCategories).mockRejectedValueOnce(gone);
  render(list);
  await user.click(screen.getByRole('button', { name: 'Move “Lamps” up' }));
  await vi.waitFor(() => expect(toasts.error).toHaveBeenCalledWith(gone));
});

it('offers nothing while there is no network', async () => {
  online.now = false;
  render(list);
  await screen.findAllByText('3');
  // More shows what there is; nothing behind it can be done either.
  const acts = screen
    .getAllByRole('button', { hidden: true })
    .filter((button) => button.textContent !== 'More');
  const enabled = acts.filter((button) => !button.hasAttribute('disabled'));
  expect(enabled).toEqual([]);
});
