import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

const { waitFor } = vi;

const waitPatiently: typeof waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

// By itself it waits a second, in which a busy machine may not even load a part of a page. Files of a worker share what this changes.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;
