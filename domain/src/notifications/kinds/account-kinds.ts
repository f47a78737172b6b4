import { paths } from '../../base/paths.ts';
import { PICTURE_FAULT_TEXTS, type PictureFault } from '../../pictures/picture-fault-texts.ts';
import { kindOf, LETTER } from './kind-entry.ts';

/** What is told of an account and what is its own. */
export const ACCOUNT_KINDS = {
  verified: kindOf<object>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: () => ({
      title: 'You’re now a verified seller',
      text: 'Your items now show the badge.',
      path: paths.dashboard.myProducts.path,
    }),
  }),
  badgeTakenBack: kindOf<{ why?: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ why }) => ({
      title: 'An admin removed your Verified badge',
      ...(why !== undefined && { text: `Reason: ${why}` }),
      path: paths.dashboard.index.path,
    }),
  }),
  itemRemoved: kindOf<{ productname: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ productname }) => ({
      title: `An admin removed ${productname}`,
      path: paths.dashboard.myProducts.path,
    }),
  }),
  pictureRemoved: kindOf<{ why: PictureFault; conversationId?: string }>({
    group: 'account',
    channels: ['inbox'],
    once: 'an event',
    say: ({ why, conversationId }) => ({
      title: conversationId === undefined ? 'We removed a photo you uploaded' : 'We removed a photo you sent',
      text: `${PICTURE_FAULT_TEXTS[why]} Choose another.`,
      path:
        conversationId === undefined
          ? paths.dashboard.myProducts.path
          : paths.dashboard.messages.with(conversationId),
    }),
  }),
  itemsRemoved: kindOf<{ count: number; why: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ count, why }) => ({
      title: count === 1 ? 'An admin removed your item' : `An admin removed ${count} of your items`,
      text: `Reason: ${why}`,
      path: paths.dashboard.myProducts.path,
    }),
  }),
  confirmAddress: kindOf<object>({
    group: 'account',
    channels: ['inbox'],
    once: 'an event',
    say: () => ({
      title: 'Confirm your e-mail address',
      text: 'Until you do, your listings and bookings are limited. Open the link in the e-mail we sent you.',
      path: paths.dashboard.index.path,
    }),
  }),
  newDevice: kindOf<{ device: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ device }) => ({
      title: `New sign-in: ${device}`,
      text: 'If this wasn’t you, change your password and sign out on all devices.',
      path: paths.dashboard.account.path,
    }),
  }),
} as const;
