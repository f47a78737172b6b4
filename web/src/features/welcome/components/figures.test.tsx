// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';
import { countForSale, countSold } from '../api/count-documents.ts';
import { SellerFigures } from './figures.tsx';

const products = vi.hoisted(() => ({ status: 'ready', rows: [] as object[] }));

vi.mock('firebase/firestore', () => ({ limit: vi.fn(), orderBy: vi.fn(), query: vi.fn(), where: vi.fn() }));
vi.mock('@/lib/firebase/converters.ts', () => ({ collectionOf: vi.fn() }));
vi.mock('@/lib/live/use-live-query.ts', () => ({ useLiveQuery: () => products }));
vi.mock('../api/count-documents.ts', () => ({ countForSale: vi.fn(), countSold: vi.fn() }));

function renderFigures({ status = 'ready', items }: { status?: string; items: number }) {
  Object.assign(products, { status, rows: Array.from({ length: items }, () => ({ data: {} })) });
  render(<SellerFigures uid="seller" />, { wrapper: MemoryRouter });
}

afterEach(cleanup);

it('counts what a seller has for sale and sold when that is more than is read', async () => {
  vi.mocked(countForSale).mockResolvedValue(40);
  vi.mocked(countSold).mockResolvedValue(17);
  renderFigures({ items: COUNT_LIMIT + 1 });
  expect(await screen.findByText('40')).toBeDefined();
  expect(screen.getByText('17')).toBeDefined();
});

it('waits no longer once counting has failed', async () => {
  vi.mocked(countForSale).mockRejectedValue(new Error('FAILED_PRECONDITION'));
  vi.mocked(countSold).mockResolvedValue(17);
  renderFigures({ items: COUNT_LIMIT + 1 });
  expect(await screen.findAllByText('—')).toHaveLength(2);
});

it('waits no longer once the items can’t be read', () => {
  renderFigures({ status: 'error', items: 0 });
  expect(screen.getAllByText('—')).toHaveLength(2);
});
