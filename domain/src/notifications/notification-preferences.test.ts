import { describe, expect, it } from 'vitest';
import { NOTIFICATION_CHANNELS, NOTIFICATION_GROUPS } from './kinds/kind-entry.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts';
import {
  choicesOf,
  groupOfChoice,
  isUnseen,
  isWanted,
  type NotificationChoice,
} from './notification-preferences.ts';

const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
const at = (ms: number) => ({ toMillis: () => ms, toDate: () => new Date(ms) });

describe('a notification is wanted', () => {
  it.each(KINDS)('of the kind %s by its channels, until one is switched off', (kind) => {
    const { group, channels } = NOTIFICATION_KINDS[kind];
    for (const channel of NOTIFICATION_CHANNELS) {
      const isDefault = (channels as readonly string[]).includes(channel);
      expect(isWanted(kind, channel, {}), channel).toBe(isDefault);
      const choice = choicesOf([channel]).find((one) => groupOfChoice(one) === group);
      const others = choicesOf(NOTIFICATION_CHANNELS).filter((one) => one !== choice);
      expect(isWanted(kind, channel, { off: others }), channel).toBe(isDefault);
      if (choice) expect(isWanted(kind, channel, { off: [choice] }), channel).toBe(false);
    }
  });

  it('in the inbox whatever is switched off, where it is about money or the account', () => {
    // Those that the rules refuse among them.
    const off = NOTIFICATION_GROUPS.flatMap((group) =>
      NOTIFICATION_CHANNELS.map((channel) => `${group}.${channel}` as NotificationChoice),
    );
    const always = KINDS.filter((kind) => isWanted(kind, 'inbox', { off }));
    expect(new Set(always.map((kind) => NOTIFICATION_KINDS[kind].group))).toEqual(
      new Set(['orders', 'sales', 'reviews', 'account']),
    );
  });
});

describe('an e-mail', () => {
  it('is wanted by nobody who has switched e-mails off, but about the account itself', () => {
    const wanted = KINDS.filter((kind) => isWanted(kind, 'email', { letters: 'off' }));
    expect(new Set(wanted.map((kind) => NOTIFICATION_KINDS[kind].group))).toEqual(new Set(['account']));
    expect(isWanted('sold', 'push', { letters: 'off' })).toBe(true);
    expect(isWanted('sold', 'email', { letters: 'daily' })).toBe(true);
  });
});

describe('the mark of what was seen', () => {
  it('is of all that came until then', () => {
    expect(isUnseen({ at: at(5) }, {})).toBe(true);
    expect(isUnseen({ at: at(5) }, { seenUntil: at(4) })).toBe(true);
    expect(isUnseen({ at: at(5) }, { seenUntil: at(5) })).toBe(false);
  });
});
