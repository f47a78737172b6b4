import { devicesOf } from '../../accounts/devices.ts';
import { notify } from '../notify.ts';

/** Tells an account of a device that is new to it; nothing of its first one. */
export async function notifyOnDevice(uid: string, place: string): Promise<void> {
  const { docs } = await devicesOf(uid).get();
  const device = docs.find(({ id }) => id === place)?.data();
  if (device === undefined || docs.length === 1) return;
  const { device: subject, firstDay: version, name } = device;
  await notify({ kind: 'newDevice', to: uid, subject, version, params: { device: name } });
}
