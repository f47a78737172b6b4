export { FirestoreError } from './model/firestore-error.ts';
export { RulesError, type RulesFinding } from './rules-bridge/rules-error.ts';
export type { RulesFile } from './rules-bridge/rules-registry.ts';
export {
  type FirestoreEmulator,
  type FirestoreEmulatorOptions,
  type InProcessRequest,
  startFirestoreEmulator,
} from './start-firestore-emulator.ts';
