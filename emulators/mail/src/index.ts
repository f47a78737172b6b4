export type { FaultKind } from './faults.ts';
export { type MailEmulator, type MailEmulatorOptions, startMailEmulator } from './start-mail-emulator.ts';
