/** What every page does for members as soon as it is idle: one file, because all of it is loaded at the same moment. */
export { noteDevice } from '@/features/auth/api/note-device.ts';
export { watchUnread } from '@/features/conversations/api/watch-unread.ts';
export { watchUnseen } from '@/features/notifications/api/watch-unseen.ts';
