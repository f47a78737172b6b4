import { devicesOf } from '../../accounts/devices.ts';
import { notify } from '../notify.ts';

/**
 * Tells an account of a device that is new to it; nothing of its first one, however late that is heard of: of two notices in an hour the
 * later stays, and it would take the place of one about somebody else's.
 */
export async function notifyOnDevice(uid: string, place: string): Promise<void> {
  const { docs } = await devicesOf(uid).get();
  const noted = docs.find(({ id }) => id === place);
  if (noted === undefined) return;
  const since = noted.createTime.valueOf();
  if (!docs.some((other) => other.id !== place && other.createTime.valueOf() <= since)) return;
  const { device: subject, firstDay: version, name } = noted.data();
  await notify({ kind: 'newDevice', to: uid, subject, version, params: { device: name } });
}
