import { type Device, devicesPath } from '@thriftline/domain/accounts/device';
import { collection } from '../firestore/collection.ts';

/** The devices that an account told of. */
export const devicesOf = (uid: string) => collection<Device>(devicesPath(uid));
