import { COLLECTIONS } from '../base/collections.ts';

const DAY_MS = 86_400_000;

/** Most devices an account tells of. The id of each is its place, `0` to `19`: the rules need count nothing. */
export const MAX_DEVICES = 20;

/** Most characters of a device's name. The rules are written from it. */
export const MAX_DEVICE_NAME = 60;

/** `users/{uid}/devices/{place}`: what a device the account is signed in on said of itself. Nobody can check it. */
export interface Device {
  /** A random id that the device keeps until the account signs out there. */
  device: string;
  /** Browser and system, as the browser tells them. */
  name: string;
  /** The day of the sign-in, counted from 1970 in UTC. */
  firstDay: number;
  /** The last day it was used: never the hour, so one write a day is enough. */
  lastDay: number;
}

/** The collection of an account's devices. */
export function devicesPath(uid: string): string {
  return `${COLLECTIONS.users}/${uid}/devices`;
}

/** The day of a time in milliseconds since 1970, counted from 1970 in UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** When a day began, in UTC. */
export function startOfDay(day: number): Date {
  return new Date(day * DAY_MS);
}

/** The place a further device takes: the first free one, else that of the device not used for longest. */
export function placeForDevice(there: readonly { place: string; lastDay: number }[]): string {
  const places = Array.from({ length: MAX_DEVICES }, (_, place) => String(place));
  const free = places.find((place) => there.every((one) => one.place !== place));
  const [oldest] = there.toSorted((one, other) => one.lastDay - other.lastDay);
  return free ?? oldest?.place ?? '0';
}
