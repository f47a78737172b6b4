import type { StoredTime } from '@thriftline/domain/base/stored-time';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collection, documentIn, isThereAlready } from '../firestore/collection.ts';

/** Kinds of work that may take longer than one call. */
export type JobKind =
  | 'countWords'
  | 'deleteAccount'
  | 'deleteUnusedPictures'
  | 'findOrphans'
  | 'followAddress'
  | 'followAway'
  | 'followLeaving'
  | 'mergeCategories'
  | 'moveSearches'
  | 'reindexListings'
  | 'renameCategory'
  | 'takeDownItems';

/** What a job is to do. */
export interface JobOrder {
  kind: JobKind;
  /** The id of what it is about: an account, a category. */
  about: string;
  /** Where what it moves goes: the other category. */
  to?: string;
  /** Why, where somebody is told. */
  why?: string;
}

/**
 * Work that is done in steps, whoever takes the next one. It is gone when it is done. No client can read this
 * collection: no security rule names it.
 */
export interface Job extends JobOrder {
  /** The phase it is in, and after what to go on there. */
  phase?: string;
  after?: string;
  /** How much was done, by phase. */
  counts: Record<string, number>;
  /** What could not be done since it last began from the start; it is tried again when the rest is done. */
  failed: number;
  /** How often it failed or left something undone since it last came to an end. */
  tries: number;
  lastError?: string;
  /** From when on (milliseconds since 1970) anybody may go on with it: whoever does moves it ahead. 0 means at once. */
  dueAt: number;
  /** Who went on with it last. */
  worker?: string;
  startedAt: StoredTime;
}

/** All work that is not done yet. */
export const jobs = () => collection<Job>('jobs');

/** The job's id: there is one of a kind about the same thing. */
export const jobId = ({ kind, about }: JobOrder) => `${kind}_${about}`;

/** One job. */
export const jobDocument = (id: string): DocumentReference<Job> => documentIn(jobs(), id);

/** Due at once, whatever the clock of the machine that looks says. */
export const NOW = 0;

/** Where every job begins. */
export const FRESH = { counts: {}, failed: 0, tries: 0, dueAt: NOW };

const newJob = (order: JobOrder) => ({ ...order, ...FRESH, startedAt: FieldValue.serverTimestamp() });

/** Starts a job in the transaction that makes it needed. One that is under way begins from the start. */
export function startJob(transaction: Transaction, order: JobOrder): void {
  transaction.set(jobDocument(jobId(order)), newJob(order));
}

/** Starts a job unless it is under way. */
export async function startJobOnce(order: JobOrder): Promise<void> {
  await jobDocument(jobId(order))
    .create(newJob(order))
    .catch((error: unknown) => {
      if (!isThereAlready(error)) throw error;
    });
}
