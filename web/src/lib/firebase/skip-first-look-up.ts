/** What Auth asks its server about an account that this device keeps, before it says that somebody is signed in. */
const LOOK_UP = /\/v1\/(accounts:lookup|token)\?/;

/** What it asks when somebody signs in or up: the look-up after that is theirs, and they wait for it. */
const SIGN_IN = /\/v1\/accounts:(signIn|signUp)/;

/**
 * Has Auth's first look-up fail as if there were no network, which Auth takes for "as it was": who is signed in on this device
 * is known at once, and not after the 30 to 60 s that Auth gives a server that stays silent. There is no option for it; Auth calls
 * whatever `fetch` is at the time. `confirmAccount` asks afterwards, while the page is used. Ends with `ready` at the latest, and where somebody was
 * quicker than that to sign in.
 */
export function skipFirstLookUp(scope: { fetch: typeof fetch }, ready: Promise<void>): void {
  const { fetch } = scope;
  const skipping: typeof fetch = (input, init) => {
    if (typeof input !== 'string') return fetch(input, init);
    if (SIGN_IN.test(input)) restore();
    if (!LOOK_UP.test(input)) return fetch(input, init);
    restore();
    return Promise.reject(new TypeError('It is asked later'));
  };
  const restore = () => {
    if (scope.fetch === skipping) scope.fetch = fetch;
  };
  scope.fetch = skipping;
  ready.then(restore, restore);
}
