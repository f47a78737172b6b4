// @vitest-environment happy-dom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppError } from '@thriftline/domain/base/errors';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGNED_OUT, type SignedInUser, setCurrentUser } from '@/lib/account/current-user.ts';
import { allDraftsOf } from '@/outbox/drafts/drafts.ts';
import { deleteOutboxDb } from '@/outbox/journal/outbox-db.ts';
import { stubLocks } from '@/outbox/testing/fake-locks.ts';
import { addProduct } from '../../api/add-product.ts';
import { wantsPublishing } from '../../publishing/wants-publishing.ts';
import { NewProductForm } from './new-product-form.tsx';
import type { FilledProduct } from './product-form.tsx';

const values = { productname: 'Oak chair', pictures: [] };
const filled = vi.hoisted(() => ({ save: vi.fn() }));
vi.mock('./product-form.tsx', () => ({
  ProductForm: ({ onSubmit }: { onSubmit: (filled: FilledProduct) => Promise<void> }) => (
    <button
      type="button"
      onClick={() =>
        void onSubmit({
          ...filled,
          values,
          input: values,
          categoryName: 'Chairs',
        } as unknown as FilledProduct).catch(() => undefined)
      }
    >
      Add Product
    </button>
  ),
}));
vi.mock('../../api/add-product.ts', () => ({
  addProduct: vi.fn(),
  freeProductId: async () => 'p1',
  newProductId: () => 'p2',
  requireProductShare: async () => undefined,
}));
vi.mock('../../publishing/last-listing.ts', () => ({ lastListing: () => ({}), rememberListing: vi.fn() }));

const onAdded = vi.fn();
const drafts = () => allDraftsOf('sal');
/** Adds a product that was begun just now. */
function add(): void {
  render(
    <ThemeProvider theme={createTheme()}>
      <NewProductForm categories={[]} onKept={vi.fn()} onAdded={onAdded} onDrafted={vi.fn()} />
    </ThemeProvider>,
  );
  fireEvent.click(screen.getByText('Add Product'));
}

beforeEach(async () => {
  await deleteOutboxDb();
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  vi.resetAllMocks();
  stubLocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  setCurrentUser({
    status: 'signedIn',
    uid: 'sal',
    email: 'sal@example.com',
    emailVerified: true,
    userDoc: { name: 'Sal', status: 'Verified' },
  } as unknown as SignedInUser);
  filled.save.mockImplementation((write: (pictures: object) => Promise<unknown>) => write({ pictures: [] }));
});
afterEach(() => {
  cleanup();
  setCurrentUser(SIGNED_OUT);
});

it('keeps what was typed last before its photos are uploaded', async () => {
  filled.save.mockReturnValue(new Promise(() => {}));
  add();
  await vi.waitFor(() => expect(filled.save).toHaveBeenCalledOnce());
  expect(await drafts()).toMatchObject([{ uid: 'sal', values }]);
});

it('leaves a product that the journal has no room for to what publishes drafts', async () => {
  vi.mocked(addProduct).mockImplementation(async ({ id }, { onSending }) => {
    onSending(`products/${id}`, false);
    return 'queued';
  });
  add();
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(wantsPublishing('sal')).toBe(true));
  expect(await drafts()).toMatchObject([{ values, publish: { productId: 'p1', tried: true } }]);
});

it('deletes the draft of a product sent immediately, and restores it if the server refuses', async () => {
  vi.mocked(addProduct).mockImplementationOnce(async ({ id }, { onSending }) => {
    onSending(`products/${id}`, false);
    return 'sent';
  });
  add();
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  await vi.waitFor(async () => expect(await drafts()).toEqual([]));
  cleanup();
  const refused = vi.fn();
  vi.mocked(addProduct).mockImplementationOnce(async ({ id }, { onSending, onRefused }) => {
    onSending(`products/${id}`, false);
    await onRefused();
    refused();
    throw new AppError('permission-denied', 'Its category is closed.');
  });
  add();
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
  const [draft] = await drafts();
  expect(draft).toMatchObject({ values });
  expect(draft).not.toHaveProperty('publish');
});
