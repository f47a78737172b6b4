import { PICTURE_FAULT_TEXTS, type PictureFault } from '../../pictures/picture-fault-texts.ts';
import { kindOf, LETTER } from './kind-entry.ts';
import { conversationPath, PRODUCTS } from './places.ts';

/** What is told of an account and what is its own. */
export const ACCOUNT_KINDS = {
  verified: kindOf<object>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: () => ({
      title: 'You’re now a verified seller',
      text: 'Your items now show the badge.',
      path: PRODUCTS,
    }),
  }),
  badgeTakenBack: kindOf<{ why?: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ why }) => ({
      title: 'An admin removed your Verified badge',
      ...(why !== undefined && { text: `Reason: ${why}` }),
      path: '/dashboard',
    }),
  }),
  itemRemoved: kindOf<{ productname: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ productname }) => ({ title: `An admin removed ${productname}`, path: PRODUCTS }),
  }),
  pictureRemoved: kindOf<{ why: PictureFault; conversationId?: string }>({
    group: 'account',
    channels: ['inbox'],
    once: 'an event',
    say: ({ why, conversationId }) => ({
      title: conversationId === undefined ? 'We removed a photo you uploaded' : 'We removed a photo you sent',
      text: `${PICTURE_FAULT_TEXTS[why]} Choose another.`,
      path: conversationId === undefined ? PRODUCTS : conversationPath(conversationId),
    }),
  }),
  itemsRemoved: kindOf<{ count: number; why: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ count, why }) => ({
      title: count === 1 ? 'An admin removed your item' : `An admin removed ${count} of your items`,
      text: `Reason: ${why}`,
      path: PRODUCTS,
    }),
  }),
  confirmAddress: kindOf<object>({
    group: 'account',
    channels: ['inbox'],
    once: 'an event',
    say: () => ({
      title: 'Confirm your e-mail address',
      text: 'Until you do, your listings and bookings are limited. Open the link in the e-mail we sent you.',
      path: '/dashboard',
    }),
  }),
  newDevice: kindOf<{ device: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ device }) => ({
      title: `New sign-in: ${device}`,
      text: 'If this wasn’t you, change your password and sign out on all devices.',
      path: '/dashboard/account',
    }),
  }),
} as const;
