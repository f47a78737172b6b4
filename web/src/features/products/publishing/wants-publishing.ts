import { remember, remembered } from '@/lib/device/device-memory.ts';

const NAME = 'publishes';

/** Notes whether the account has drafts on this device that are to be published: so that nobody else loads what does it. */
export function noteWantsPublishing(uid: string, wants: boolean): void {
  remember(uid, NAME, wants);
}

/** Whether the account has drafts on this device that are to be published, as far as was noted. */
export function wantsPublishing(uid: string): boolean {
  return remembered(uid, NAME) === true;
}
