import { Timestamp } from 'firebase-admin/firestore';
import type { ToInstance } from './messages.ts';

// The proof's time goes ahead of the real one, so that a hold of ten minutes runs out within a run. Only the shop's own
// code lives in it: the bundle gives each of its files this Date (platform/bundle-instance.ts). Packages keep the real
// time, or a jump of ten minutes would end every request under way, which no real clock does.
let aheadMs = 0;

const now = () => Date.now() + aheadMs;

const ProofDate = new Proxy(Date, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
Object.assign(globalThis, { ProofDate });
Object.assign(Timestamp, { now: () => Timestamp.fromMillis(now()) });

/** Sets how many milliseconds the clock is ahead of the real one. */
export function goTo(milliseconds: number): void {
  aheadMs = milliseconds;
}

process.on('message', (message: ToInstance) => {
  if (message.type === 'clock') goTo(message.aheadMs);
});
