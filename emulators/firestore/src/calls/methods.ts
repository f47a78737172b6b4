import { batchWrite, beginTransaction, commit, rollback } from './commit.ts';
import { listCollectionIds, listDocuments } from './list-documents.ts';
import { type Method, serverStream, single } from './method.ts';
import { partitionQuery } from './partition-query.ts';
import { batchGetDocuments, getDocument } from './read-documents.ts';
import { runAggregationQuery, runQuery } from './run-query.ts';
import { createDocument, deleteDocument, updateDocument } from './write-document.ts';

/** Every call of `google.firestore.v1.Firestore` that is answered, apart from Listen and Write. */
export const METHODS = {
  GetDocument: single(getDocument),
  ListDocuments: single(listDocuments),
  CreateDocument: single(createDocument),
  UpdateDocument: single(updateDocument),
  DeleteDocument: single(deleteDocument),
  BatchGetDocuments: serverStream(batchGetDocuments),
  BeginTransaction: single(beginTransaction),
  Commit: single(commit),
  Rollback: single(rollback),
  RunQuery: serverStream(runQuery),
  RunAggregationQuery: serverStream(runAggregationQuery),
  BatchWrite: single(batchWrite),
  ListCollectionIds: single(listCollectionIds),
  PartitionQuery: single(partitionQuery),
} as const satisfies Record<string, Method>;

/** The name of a call in {@link METHODS}. */
export type MethodName = keyof typeof METHODS;
