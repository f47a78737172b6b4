import { t } from '@lingui/core/macro';
import { isRole, type Role } from '@thriftline/domain/accounts/roles';
import type { User } from '@thriftline/domain/accounts/user';
import { AppError } from '@thriftline/domain/base/errors';
import { ACCOUNT_SUSPENDED } from '@thriftline/domain/base/texts/refusal-texts';
import { words } from '@thriftline/domain/base/texts/words';
import { type User as AuthUser, getIdTokenResult, signOut } from 'firebase/auth';
import { setCurrentUser } from '@/lib/account/current-user.ts';
import { auth } from '@/lib/firebase/auth.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { saveMessageForReload } from '@/lib/reload/message-after-reload.ts';
import { applyLocale } from '@/lib/texts/apply-locale.ts';
import { isWaiting } from '@/outbox/journal/mutation.ts';
import { getMutations } from '@/outbox/journal/mutations-store.ts';
import { cachedRole } from './cached-role.ts';

/** Waits between attempts to get a token with the new role: claims follow the document by a moment. */
const REFRESH_DELAYS = [0, 800, 2000, 5000];

/** Waits before the users document is asked for again. */
const RETRY_DELAYS = [300, 1500, 5000];

/** One person's time at the page, from sign-in to sign-out. */
export class Session {
  readonly user: AuthUser;
  #claimedRole: Role | null = null;
  #confirmed: boolean;
  #askedForProof = false;
  #account: Stored<User> | null = null;
  #stopAccount: (() => void) | undefined;
  #ended = false;
  #refreshing = false;

  constructor(user: AuthUser) {
    this.user = user;
    this.#confirmed = user.emailVerified;
  }

  /**
   * Starts following the users document. Firestore is loaded only now. It may hear of the sign-in later than we do and
   * ask in nobody's name: what is refused is asked again a little later.
   */
  async start(retries: readonly number[] = RETRY_DELAYS): Promise<void> {
    const { watchAccount } = await import('./watch-account.ts');
    if (this.#ended) return;
    this.#stopAccount = watchAccount(this.user.uid, {
      onAccount: (account) => this.#onAccount(account),
      onMissing: () => void this.#onMissing(),
      onError: (error) => {
        if (this.#ended) return;
        const [delay, ...later] = retries;
        if (delay === undefined) reportError(error);
        else setTimeout(() => this.start(later).catch(reportError), delay);
      },
    });
  }

  end(): void {
    this.#ended = true;
    this.#stopAccount?.();
  }

  /** Reads the role out of a new token and tells the page. */
  async readToken(): Promise<void> {
    if (this.#claimedRole === null) {
      // What the kept token says holds meanwhile: a new one takes as long as a bad network likes.
      this.#claimedRole = cachedRole(this.user);
      if (this.#claimedRole !== null) this.#publish();
    }
    try {
      const claims = await this.#claims();
      this.#confirmed = claims.email_verified === true;
      this.#claimedRole = isRole(claims.role) ? claims.role : null;
    } catch (error) {
      // Without a network an old token cannot be renewed; what it said is what is known.
      console.warn('The ID token could not be renewed', error);
    }
    this.#publish();
  }

  /**
   * What the token says. The rules go by it, so one from before the address was confirmed is renewed; once, for a way to sign
   * in may exist whose tokens never say it.
   */
  async #claims() {
    const { claims } = await getIdTokenResult(this.user);
    if (!this.user.emailVerified || claims.email_verified === true || this.#askedForProof) return claims;
    this.#askedForProof = true;
    return (await getIdTokenResult(this.user, true)).claims;
  }

  #publish(): void {
    if (this.#ended) return;
    applyLocale(this.user.uid, this.#account).catch(reportError);
    setCurrentUser({
      status: 'signedIn',
      uid: this.user.uid,
      email: this.user.email,
      displayName: this.#account?.name ?? this.user.displayName,
      // One that was removed is not Google's again.
      photoURL: this.#account === null ? this.user.photoURL : (this.#account.photoURL ?? null),
      emailVerified: this.user.email === null || this.#confirmed,
      role: this.#claimedRole ?? this.#account?.role ?? null,
      userDoc: this.#account,
    });
  }

  #onAccount(account: Stored<User>): void {
    if (account.suspended) {
      this.#leave(words(ACCOUNT_SUSPENDED)).catch(reportError);
      return;
    }
    const before = this.#account;
    this.#account = account;
    this.#publish();
    const changed = before !== null && (before.role !== account.role || before.status !== account.status);
    if (changed || account.role !== this.#claimedRole) void this.#refreshToken();
  }

  /** Renews the token until it carries the document's role. */
  async #refreshToken(): Promise<void> {
    if (this.#refreshing) return;
    this.#refreshing = true;
    try {
      for (const delay of REFRESH_DELAYS) {
        await new Promise((resolve) => setTimeout(resolve, delay));
        if (this.#ended) return;
        await this.user.getIdToken(true);
        await this.readToken();
        if (this.#claimedRole === this.#account?.role) return;
      }
    } catch (error) {
      console.warn('The ID token could not be renewed', error);
    } finally {
      this.#refreshing = false;
    }
  }

  async #onMissing(): Promise<void> {
    if (this.#account !== null) {
      await this.#leave();
      return;
    }
    try {
      const { finishRegistration } = await import('./finish-registration.ts');
      await finishRegistration(this.user);
    } catch (error) {
      if (error instanceof AppError && error.code === 'unauthenticated') await this.#leave();
      else reportError(error);
    }
  }

  async #leave(why = t`This account no longer exists.`): Promise<void> {
    this.end();
    // Signing out clears the device and starts the page anew: it is said there.
    const lost = getMutations().some(isWaiting) ? ` ${t`Your unsent changes are lost.`}` : '';
    saveMessageForReload(`${why}${lost}`);
    await signOut(auth);
  }
}
