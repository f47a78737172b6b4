// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { KeptPhoto } from './kept-photo.tsx';

vi.mock('@/components/gallery/lazy-picture.tsx', () => ({
  LazyPicture: ({ large, alt }: { large: string; alt: string }) => <img src={large} alt={alt} />,
}));

afterEach(cleanup);

it('says of a thumbnail that the whole photo may be another', () => {
  const photo = { width: 8, height: 6 };
  const shown = { reportId: 'item_chair_bea', name: 'listing', alt: 'Photo of the listing' };
  const { rerender } = render(<KeptPhoto {...shown} photo={photo} />);
  const img = screen.getByRole('img', { name: 'Photo of the listing' });
  expect(img.getAttribute('src')).toBe('reports/item_chair_bea/evidence/picture-listing');
  expect(screen.queryByText(/Thumbnail only/)).toBeNull();
  rerender(<KeptPhoto {...shown} photo={{ ...photo, isThumbnail: true }} />);
  screen.getByText(/Thumbnail only/);
});
