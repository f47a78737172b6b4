import { FirestoreError, invalidArgument } from '../model/firestore-error.ts';

/** Names are scanned forwards only, unless a field or an equality decides before them. */
export function descendingKeyScan(): FirestoreError {
  return new FirestoreError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
}

/** What lies in no collection of one id is known by name alone. */
export function kindRequiredForOrder(): FirestoreError {
  return invalidArgument('kind is required for all orders except __key__ ascending');
}
