// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { LOCAL_BUCKET } from '@thriftline/domain/base/ports';
import { aPictureAddress } from '@thriftline/domain/testing/builders';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageFrame } from './image-frame.tsx';

const [large, small] = [aPictureAddress('chair'), aPictureAddress('chair-small')];
const FOREIGN = 'https://tracker.example/p.webp';

beforeEach(() => vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', LOCAL_BUCKET));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('ImageFrame', () => {
  it('offers both variants of a picture in the shop’s own bucket', () => {
    const markup = renderToStaticMarkup(<ImageFrame src={large} thumb={small} alt="A chair" />);
    expect(markup).toContain(`src="${small}"`);
    expect(markup).toContain(`${small} 480w, ${large} 1600w`);
  });

  it('names no address from elsewhere, and says that a picture is missing', () => {
    const markup = renderToStaticMarkup(<ImageFrame src={FOREIGN} thumb={FOREIGN} alt="A chair" />);
    expect(markup).not.toContain('tracker.example');
    expect(markup).not.toContain('<img');
    expect(markup).toContain('role="img" aria-label="A chair"');
  });

  it('shows the one variant that is the shop’s own', () => {
    const markup = renderToStaticMarkup(<ImageFrame src={FOREIGN} thumb={small} alt="A chair" />);
    expect(markup).toContain(`src="${small}"`);
    expect(markup).not.toContain('tracker.example');
  });

  it('shows a picture whole and once, on a ground of the variant that came, which nobody is read', () => {
    const markup = renderToStaticMarkup(<ImageFrame src={large} thumb={small} alt="A chair" whole />);
    expect(markup.match(/<img /g)).toHaveLength(1);
    expect(markup).toContain('object-fit:contain');

    // As a browser has it that took the large one.
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(large);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1600);
    const drawn = render(<ImageFrame src={large} thumb={small} alt="A chair" whole />);
    const ground = drawn.container.querySelector('div[aria-hidden]');
    expect(ground?.getAttribute('style')).toContain(large);
    expect(drawn.getAllByRole('img')).toHaveLength(1);
  });
});
