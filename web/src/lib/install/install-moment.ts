let listener: (() => void) | undefined;

/**
 * Somebody has just done something that matters to them. At the second visit in which they do, they may be invited to install the
 * app, once. What speaks against it is loaded then.
 */
export async function tellInstallMoment(): Promise<void> {
  try {
    const { mayInvite } = await import('./may-invite.ts');
    if (mayInvite()) listener?.();
  } catch (error) {
    console.warn('Nobody is invited to install the app', error);
  }
}

/** Hears of such moments, in the place of who did before. Gives back how to stop. */
export function onInstallMoment(invite: () => void): () => void {
  listener = invite;
  return () => {
    if (listener === invite) listener = undefined;
  };
}
