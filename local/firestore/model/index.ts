export * from './document.ts';
export * from './field-path.ts';
export * from './firestore-error.ts';
export * from './path.ts';
export * from './timestamp.ts';
export * from './value.ts';
