/**
 * Stands in the place of `firebase/firestore` where rules are tested in one process (vitest.config.ts): the same calls, each one
 * request without a view of its own of what is stored.
 */
export * from 'firebase/firestore/lite';
export { getCount as getCountFromServer } from 'firebase/firestore/lite';
