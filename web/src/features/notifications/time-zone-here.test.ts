import { afterEach, expect, it, vi } from 'vitest';
import { chooseEmailFrequency } from './api/choose-email-frequency.ts';
import { sendPreference } from './api/send-preference.ts';
import { timeZoneHere } from './time-zone-here.ts';

vi.mock('firebase/firestore', () => ({ deleteField: () => 'deleted' }));
vi.mock('./api/send-preference.ts', () => ({ sendPreference: vi.fn(async () => 'sent') }));

afterEach(() => vi.restoreAllMocks());

/** Lets the browser say where its clock is. */
const say = (timeZone: string | undefined) => {
  const resolved = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(
    resolved as Intl.ResolvedDateTimeFormatOptions,
  );
};

it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])(
  'is %s where the browser says so',
  async (zone) => {
    say(zone);
    expect(timeZoneHere()).toBe(zone);
    await chooseEmailFrequency('bea', { letters: 'daily' });
    expect(sendPreference).toHaveBeenLastCalledWith('bea', { letters: 'daily', timeZone: zone });
  },
);

it.each(['+05:30', 'GMT+05:30', undefined])(
  'is nothing a choice is sent with, of a browser that says %s',
  async (zone) => {
    say(zone);
    expect(timeZoneHere()).toBeUndefined();
    await chooseEmailFrequency('bea', { quiet: null });
    expect(vi.mocked(sendPreference).mock.lastCall).toStrictEqual(['bea', { quiet: 'deleted' }]);
  },
);
