export * from './database.ts';
export * from './firestore-store.ts';
export type { Wanted } from './waiting-writers.ts';
export * from './write.ts';
