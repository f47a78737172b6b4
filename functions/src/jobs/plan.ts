import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { inParallel } from '../firestore/in-parallel.ts';
import { firestore } from '../platform/firebase.ts';
import type { Job } from './job.ts';

/** What a part of a phase came to. */
export interface Part {
  /** After what the next part begins; absent when the phase is at its end. */
  after?: string | undefined;
  done: number;
  /** What could not be done: it is tried again later, and the rest goes on. */
  failed: number;
}

/** A phase of a job: does a bounded part of it, and doing a part twice changes nothing. */
export interface Phase {
  name: string;
  /** `until` (milliseconds since 1970) is when a part that can be cut anywhere should be over. */
  doPart: (job: Job, after: string | undefined, until: number) => Promise<Part>;
}

/** What a kind of job does, in order. */
export interface Plan {
  phases: readonly Phase[];
  /** How long it rests when whoever works on it has no more time, so that it never takes up much; else it goes on at once. */
  restMs?: number;
  /** How long after its end it begins again; a job without is done then. */
  repeatMs?: number;
}

/** Documents of one part, and how many of them are worked on at a time. */
const PART = 100;
const AT_A_TIME = 8;

/** Does something with each of a list; gives how often it did something and how often that failed. */
export async function attemptEach<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  act: (item: T) => Promise<boolean>,
): Promise<{ done: number; failed: number }> {
  const total = { done: 0, failed: 0 };
  await inParallel(items, AT_A_TIME, async (item) => {
    try {
      if (await act(item)) total.done += 1;
    } catch (error) {
      logger.error(`${nameOf(item)} could not be worked on`, error);
      total.failed += 1;
    }
  });
  return total;
}

/** A phase that does something with each document of a query, in the order of their paths. `act` says whether it did. */
export function eachDocument<T>(
  name: string,
  query: (job: Job) => Query<T>,
  act: (snapshot: QueryDocumentSnapshot<T>, job: Job) => Promise<boolean>,
): Phase {
  return eachPage(name, query, (page, job) =>
    attemptEach(
      page,
      ({ ref }) => ref.path,
      (snapshot) => act(snapshot, job),
    ),
  );
}

/** A phase that looks at the documents of a query a page at a time, in the order of their paths. */
export function eachPage<T>(
  name: string,
  query: (job: Job) => Query<T>,
  act: (page: readonly QueryDocumentSnapshot<T>[], job: Job) => Promise<{ done: number; failed: number }>,
): Phase {
  return {
    name,
    doPart: async (job, after) => {
      let page = query(job).orderBy(FieldPath.documentId()).limit(PART);
      if (after !== undefined) page = page.startAfter(firestore().doc(after));
      const { docs } = await page.get();
      const total = await act(docs, job);
      return { ...total, after: docs.length < PART ? undefined : docs.at(-1)?.ref.path };
    },
  };
}

/** A phase that is done at once. */
export function once(name: string, act: (job: Job) => Promise<void>): Phase {
  return {
    name,
    doPart: async (job) => {
      await act(job);
      return { done: 1, failed: 0 };
    },
  };
}
