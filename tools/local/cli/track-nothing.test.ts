import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type CliTracking, trackNothing } from './track-nothing.ts';

const load = createRequire(join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'));

it('the installed CLI looks up with each call whether it may report it, and then no more', async () => {
  const tracking = load('../track.js') as CliTracking;
  const { configstore } = load('../configstore.js') as { configstore: { get(name: string): unknown } };
  const { trackEmulator } = tracking;
  const lookUp = vi.spyOn(configstore, 'get').mockReturnValue(false);
  vi.stubEnv('IS_FIREBASE_CLI', 'true');
  onTestFinished(() => {
    tracking.trackEmulator = trackEmulator;
    vi.unstubAllEnvs();
    lookUp.mockRestore();
  });
  await tracking.trackEmulator('functions_invoke');
  expect(lookUp).toHaveBeenCalledWith('usage');
  lookUp.mockClear();
  trackNothing(tracking);
  await tracking.trackEmulator('functions_invoke');
  expect(lookUp).not.toHaveBeenCalled();
});
