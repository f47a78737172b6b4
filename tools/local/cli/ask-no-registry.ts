/** What is used of `firebase-tools/lib/deploy/functions/runtimes/node/versioning`. */
export interface SdkVersions {
  /** Of the functions SDK; undefined where npm says none. */
  getLatestSDKVersion(): string | undefined;
  checkFunctionsSDKVersion(installed: string): void;
}

/**
 * Has the Firebase CLI not ask npm for the newest functions SDK. It does so with each start, and all of it waits for the answer: a third of
 * a second, and ten where no registry answers.
 */
export function askNoRegistry(versions: SdkVersions): void {
  versions.getLatestSDKVersion = () => undefined;
}
