import { BroadcastChannel as ChannelOfProcess } from 'node:worker_threads';
import { expect } from 'vitest';

const { testPath } = expect.getState();

/** The tabs of one test file: Node.js has all threads of its process hear each other, which are other files that run beside it. */
class ChannelOfFile extends ChannelOfProcess {
  constructor(name: string) {
    super(`${testPath} ${name}`);
  }
}

// Pages have it, jsdom has not.
Object.assign(globalThis, { BroadcastChannel: ChannelOfFile });

// What is loaded when it is opened takes a busy machine more than the second that is waited otherwise.
if (testPath?.endsWith('.tsx')) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}
