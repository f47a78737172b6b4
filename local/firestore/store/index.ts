export * from './database.ts';
export * from './firestore-store.ts';
export * from './write.ts';
