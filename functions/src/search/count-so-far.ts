import type { PartialCount } from '@thriftline/domain/search/count-words';
import type { Job } from '../jobs/job.ts';
import { bucket } from '../platform/firebase.ts';

/** A count of listings that is not at its end. */
export interface CountSoFar {
  /** When its job was started, in milliseconds since 1970: a job that was started again begins a new count. */
  startedAt: number;
  /** The synonyms that held when it began, which its listings were made by. */
  synonyms: string[][];
  /** The id of the listing that was counted last. */
  after?: string;
  count: PartialCount;
}

/** Each kind of job has a file, as two may count at a time. It is where no rule lets clients read, and may be larger than a document. */
const pathOf = ({ kind }: Pick<Job, 'kind'>) => `search/word-count-${kind}.json`;

/** The count that the job has put aside; undefined where it has just begun. */
export async function readCount(job: Pick<Job, 'kind' | 'startedAt'>): Promise<CountSoFar | undefined> {
  const file = (await bucket()).file(pathOf(job));
  if (!(await file.exists())[0]) return undefined;
  const [bytes] = await file.download();
  const found = JSON.parse(bytes.toString()) as CountSoFar;
  return found.startedAt === job.startedAt.toMillis() ? found : undefined;
}

/** Puts a count aside, with where it stands: what is counted and where to go on are one file, so that nothing is counted twice. */
export async function keepCount(job: Pick<Job, 'kind'>, count: CountSoFar): Promise<void> {
  const file = (await bucket()).file(pathOf(job));
  await file.save(JSON.stringify(count), { resumable: false, contentType: 'application/json' });
}

/** Forgets what was put aside. */
export async function forgetCount(job: Pick<Job, 'kind'>): Promise<void> {
  await (await bucket()).file(pathOf(job)).delete({ ignoreNotFound: true });
}
