import { accountStore } from '@/lib/device/store.ts';

const NAME = 'publishes';

/** Notes whether the account has drafts on this device that are to be published: so that nobody else loads what does it. */
export function noteWantsPublishing(uid: string, wants: boolean): void {
  accountStore(uid).keep(NAME, wants);
}

/** Whether the account has drafts on this device that are to be published, as far as was noted. */
export function wantsPublishing(uid: string): boolean {
  return accountStore(uid).read(NAME) === true;
}
