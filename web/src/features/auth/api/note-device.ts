import {
  type Device,
  dayOf,
  devicesPath,
  MAX_DEVICES,
  placeForDevice,
} from '@thriftline/domain/accounts/device';
import { deleteDoc, doc, getDocsFromServer, limit, query, setDoc, updateDoc } from 'firebase/firestore';
import { measureServerClock } from '@/lib/clock/measure-server-clock.ts';
import { isServerClockKnown, serverNow } from '@/lib/clock/server-clock.ts';
import { deviceName } from '@/lib/device/device-name.ts';
import { devicesOfAccount } from '@/lib/firebase/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { keepThisDevice, thisDevice } from '../this-device.ts';
import { notePresence } from './note-presence.ts';

/**
 * Tells the account of this device, once a day, and others that the account is here: a read for each device of the account, at
 * most twenty, and two writes. Needs the network.
 */
export async function noteDevice(uid: string): Promise<void> {
  const kept = thisDevice(uid);
  if (kept?.day === dayOf(serverNow())) return;
  // A phone whose clock is a day fast would be noted as used tomorrow.
  if (!isServerClockKnown()) await measureServerClock();
  const today = dayOf(serverNow());
  if (kept?.day === today) return;
  const id = kept?.id ?? crypto.randomUUID();
  // At once, so that two tabs are one device.
  keepThisDevice(uid, { ...kept, id });
  const found = await getDocsFromServer(query(devicesOfAccount(uid), limit(MAX_DEVICES)));
  const there = found.docs.map((document) => document.data());
  const own = there.find(({ device }) => device === id);
  const name = deviceName(navigator.userAgent);
  const place = own?._id ?? placeForDevice(there.map(({ _id, lastDay }) => ({ place: _id, lastDay })));
  const reference = doc(firestore, devicesPath(uid), place);
  if (own === undefined) {
    if (there.some(({ _id }) => _id === place)) await deleteDoc(reference);
    const device: Device = { device: id, name, firstDay: today, lastDay: today };
    await setDoc(reference, device);
  } else if (own.lastDay < today) {
    await updateDoc(reference, { name, lastDay: today });
  }
  if (own === undefined || own.lastDay < today) await notePresence(uid, today);
  keepThisDevice(uid, { id, place, day: today });
}
