/** What is used of `firebase-tools/lib/track`. */
export interface CliTracking {
  trackEmulator(event: string, parameters?: object): Promise<void>;
}

/** Has the Firebase CLI not read its settings with each call of a function, to see that it may not report it (suite/cli-environment.ts). */
export function trackNothing(tracking: CliTracking): void {
  tracking.trackEmulator = () => Promise.resolve();
}
