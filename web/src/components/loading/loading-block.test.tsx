// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadingBlock } from './loading-block.tsx';
import { LoadingText } from './loading-text.tsx';

it('says that it loads, and hides its drawing', () => {
  const { container } = render(<LoadingBlock height={40} />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  expect(container.querySelector('.MuiSkeleton-root')?.getAttribute('aria-hidden')).toBe('true');
});

it('hides words that load from who reads the line', () => {
  const { container } = render(<LoadingText width="9ch" />);
  expect(container.querySelector('.MuiSkeleton-root')?.getAttribute('aria-hidden')).toBe('true');
});
