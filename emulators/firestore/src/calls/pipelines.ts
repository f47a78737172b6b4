import { type FirestoreError, invalidArgument } from '../model/index.ts';

/** The refusal of ExecutePipeline: this is a database of the standard edition. */
export function pipelinesNeedAnotherEdition(): FirestoreError {
  return invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.');
}
