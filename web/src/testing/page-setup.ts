import { BroadcastChannel } from 'node:worker_threads';
import { expect } from 'vitest';

// Pages have it, jsdom has not.
Object.assign(globalThis, { BroadcastChannel });

// What is loaded when it is opened takes a busy machine more than the second that is waited otherwise.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}
