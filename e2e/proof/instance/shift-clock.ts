import type { ToInstance } from './messages.ts';

// The proof's time goes ahead of the real one, so that a hold of ten minutes runs out within a run. The code under test
// reads the clock as ever, through Date; timers keep their real pace.
const realNow = Date.now;
let aheadMs = 0;

const now = () => realNow() + aheadMs;
Object.defineProperty(Date, 'now', { value: now, configurable: true, writable: true });
globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
});

process.on('message', (message: ToInstance) => {
  if (message.type === 'clock') aheadMs = message.aheadMs;
});
