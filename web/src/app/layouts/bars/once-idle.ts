/**
 * What the page of everybody who is signed in does as soon as it has time: one file, since all of it comes at the same moment.
 */
export { noteDevice } from '@/features/auth/api/note-device.ts';
export { watchUnread } from '@/features/conversations/api/watch-unread.ts';
export { watchUnseen } from '@/features/notifications/api/watch-unseen.ts';
