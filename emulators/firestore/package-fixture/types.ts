// Compiled against the declarations the package ships, without skipLibCheck.
import {
  type FirestoreEmulator,
  RulesError,
  type RulesFinding,
  startFirestoreEmulator,
} from '@thriftline/firestore-emulator';
import { AccessControl, openFirestoreStore, RulesRegistry } from '@thriftline/firestore-emulator/engine';
import { encodeMessage, messageType } from '@thriftline/firestore-emulator/wire';

/** Declarations that cannot be found would make everything `any`. */
export const isTyped: 0 extends 1 & FirestoreEmulator ? false : true = true;

export async function use(): Promise<number> {
  const emulator: FirestoreEmulator = await startFirestoreEmulator({
    port: 0,
    rules: 'service cloud.firestore {}',
  });
  const findings: readonly RulesFinding[] = await emulator.loadRules('');
  await emulator.stop();
  return new RulesError(findings).findings.length + emulator.port;
}

export async function useEngine(): Promise<Buffer> {
  const access = new AccessControl(new RulesRegistry(console.log), console.log);
  const database = (await openFirestoreStore()).database({ projectId: 'demo', databaseId: '(default)' });
  access.authorizeGets({ kind: 'admin' }, database, database.read(), []);
  return encodeMessage(messageType('Document'), {});
}
