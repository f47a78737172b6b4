import { doWithout } from '../reload/missing-chunk.ts';

/** What the page hears when somebody may be invited. */
export const INSTALL_MOMENT = 'thriftline-install-moment';

/**
 * Somebody has just done something that matters to them. At the second visit in which they do, they may be invited to install the
 * app, once. What speaks against it is loaded then.
 */
export async function tellInstallMoment(): Promise<void> {
  try {
    const { mayInvite } = await doWithout(() => import('./may-invite.ts'));
    if (mayInvite()) window.dispatchEvent(new Event(INSTALL_MOMENT));
  } catch (error) {
    console.warn('Nobody is invited to install the app', error);
  }
}
