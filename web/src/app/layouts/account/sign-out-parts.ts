// What signing out takes, in one file: every page lists what such a file brings, so that of two would be listed twice.
export { signOut } from '@/features/auth/api/sign-out.ts';
export { listUnsent } from '@/outbox/views/list-unsent.ts';
