import { BroadcastChannel } from 'node:worker_threads';

// Pages have it, jsdom has not.
Object.assign(globalThis, { BroadcastChannel });
