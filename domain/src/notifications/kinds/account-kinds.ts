import { plural, t } from '@lingui/core/macro';
import { paths } from '../../base/paths.ts';
import { PICTURE_FAULT_TEXTS, type PictureFault } from '../../pictures/picture-fault-texts.ts';
import { INBOX_AND_EMAIL, kindOf } from './kind-entry.ts';

const chooseAnother = (fault: string) => t`${fault} Choose another.`;

/** What is told of an account and what is its own. */
export const ACCOUNT_KINDS = {
  verified: kindOf<object>({
    group: 'account',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: () => ({
      title: t`You’re now a verified seller`,
      text: t`Your items now show the badge.`,
      path: paths.dashboard.myProducts.path,
    }),
  }),
  badgeTakenBack: kindOf<{ why?: string }>({
    group: 'account',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    // Admins say why; without it, the account took another name or e-mail address.
    say: ({ why }) => ({
      ...(why === undefined
        ? {
            title: t`You no longer have the Verified badge`,
            text: t`Your badge was for your old name or e-mail address. You’re Unverified until an admin checks the new one.`,
          }
        : { title: t`An admin removed your Verified badge`, text: t`Reason: ${why}` }),
      path: paths.dashboard.index.path,
    }),
  }),
  itemRemoved: kindOf<{ productname: string }>({
    group: 'account',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: ({ productname }) => ({
      title: t`An admin removed ${productname}`,
      path: paths.dashboard.myProducts.path,
    }),
  }),
  pictureRemoved: kindOf<{ why: PictureFault; conversationId?: string }>({
    group: 'account',
    channels: ['inbox'],
    once: 'an event',
    say: ({ why, conversationId }) => ({
      title:
        conversationId === undefined ? t`We removed a photo you uploaded` : t`We removed a photo you sent`,
      text: chooseAnother(PICTURE_FAULT_TEXTS[why]),
      path:
        conversationId === undefined
          ? paths.dashboard.myProducts.path
          : paths.dashboard.messages.with(conversationId),
    }),
  }),
  itemsRemoved: kindOf<{ count: number; why: string }>({
    group: 'account',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: ({ count, why }) => ({
      title: plural(count, { one: 'An admin removed your item', other: 'An admin removed # of your items' }),
      text: t`Reason: ${why}`,
      path: paths.dashboard.myProducts.path,
    }),
  }),
  confirmAddress: kindOf<object>({
    group: 'account',
    channels: ['inbox'],
    once: 'an event',
    say: () => ({
      title: t`Confirm your e-mail address`,
      text: t`Until you do, your listings and bookings are limited. Open the link in the e-mail we sent you.`,
      path: paths.dashboard.index.path,
    }),
  }),
  newDevice: kindOf<{ device: string }>({
    group: 'account',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: ({ device }) => ({
      title: t`New sign-in: ${device}`,
      text: t`If this wasn’t you, change your password and sign out on all devices.`,
      path: paths.dashboard.account.path,
    }),
  }),
} as const;
