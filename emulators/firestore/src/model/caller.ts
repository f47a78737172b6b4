/** Who calls, as the Authorization header says. Nothing is verified: the emulator trusts every token. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly uid: string; readonly claims: Readonly<Record<string, unknown>> };

/** The caller rules do not apply to. */
export const ADMIN: Caller = { kind: 'admin' };
/** A caller without a token: `request.auth` is null. */
export const ANONYMOUS: Caller = { kind: 'anonymous' };
