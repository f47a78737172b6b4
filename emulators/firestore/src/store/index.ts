export * from './firestore-store.ts';
export * from './model/database.ts';
export type { Wanted } from './model/waiting-writers.ts';
export * from './model/write.ts';
