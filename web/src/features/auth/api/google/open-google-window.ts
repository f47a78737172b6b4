import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  type PopupRedirectResolver,
  reauthenticateWithPopup,
  signInWithPopup,
  type User,
} from 'firebase/auth';

/** What is used of the SDK's resolver, whose type says nothing. */
interface Resolver {
  /** Loads Google's script and frame; the second time it gives what has come already. */
  _initialize(auth: Auth): Promise<unknown>;
}

const shared = new (browserPopupRedirectResolver as unknown as new () => Resolver)();

/** The SDK makes its own instance, on the first press, of what it's given as a class. This gives it the one that is prepared. */
function SharedResolver(): Resolver {
  return shared;
}

const resolver = SharedResolver as unknown as PopupRedirectResolver;

/** Loads what `pickAccount` and `reauthenticate` would load between the press and the window. */
export async function prepareWindows(auth: Auth): Promise<void> {
  await shared._initialize(auth);
}

/** Opens Google's window, in the same task where it is prepared. Throws Firebase Auth's errors. */
export async function pickAccount(auth: Auth): Promise<User> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return (await signInWithPopup(auth, provider, resolver)).user;
}

/** Opens Google's window for the account that is signed in. Throws Firebase Auth's errors. */
export async function reauthenticate(user: User): Promise<void> {
  await reauthenticateWithPopup(user, new GoogleAuthProvider(), resolver);
}
