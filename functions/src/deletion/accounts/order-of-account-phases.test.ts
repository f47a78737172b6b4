import { readdirSync } from 'node:fs';
import { PERSONAL_DATA } from '@thriftline/domain/privacy/deleted-and-kept-data';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_PHASES } from './order-of-account-phases.ts';

const SOURCES = new URL('../../', import.meta.url);

/** What goes with an account elsewhere than in this job, and where. */
const ELSEWHERE: Partial<Record<keyof typeof PERSONAL_DATA, string>> = {
  users: 'delete-account-document.ts, which starts the job',
  subscribers: 'delete-account-document.ts',
  jobs: 'run-job.ts: a job that is done goes',
};

/** Names of the phases that each concern exports, whether the job knows them or not. */
async function exportedPhases(): Promise<string[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('-phases.ts') && !path.endsWith('/order-of-account-phases.ts'),
  );
  expect(files.length).toBeGreaterThan(10);
  const modules: Record<string, readonly { name: string }[]>[] = await Promise.all(
    files.map((path) => import(new URL(path, SOURCES).href)),
  );
  return modules.flatMap((module) =>
    Object.values(module).flatMap((phases) => phases.map(({ name }) => name)),
  );
}

describe('deleting an account', () => {
  it('goes through its phases in this order', () => {
    expect(ACCOUNT_PHASES.map(({ name }) => name)).toEqual([
      'items/products',
      'items/bookings',
      'catalogue/advertisements',
      'orders/wishes',
      'orders/addresses',
      'orders/looks',
      'payments/openAddresses',
      'payments/sellerNames',
      'notifications/inbox',
      'notifications/told',
      'notifications/deliveries',
      'notifications/preferences',
      'offers/conversations',
      'reports/reportsBy',
      'reports/reportsOf',
      'savedSearches/savedSearches',
      'conversations/blocksBy',
      'conversations/blocksOf',
      'conversations/contactMarks',
      'follows/followsBy',
      'follows/followsOf',
      'follows/sellerNews',
      'reviews/sealedReviews',
      'reviews/reviewsOf',
      'reviews/reviewsBy',
      'reviews/profile',
      'account/drafts',
      'account/devices',
      'account/addressBook',
      'account/pushTargets',
      'account/notes',
      'account/tickets',
      'account/counts',
      'account/signIn',
      'pictures/pictures',
    ]);
  });

  it('leaves out no phase of a concern', async () => {
    const known = ACCOUNT_PHASES.map(({ name }) => name.split('/').at(-1));
    expect(known.toSorted()).toEqual((await exportedPhases()).toSorted());
  });

  it('has a phase for every collection of which nothing stays', () => {
    const covered = new Set<string>(ACCOUNT_PHASES.flatMap(({ of }) => of));
    const forgotten = Object.entries(PERSONAL_DATA)
      .filter(([name, data]) => data?.onDeletion === 'deleted' && !(name in ELSEWHERE) && !covered.has(name))
      .map(([name]) => name);
    expect(forgotten).toEqual([]);
  });

  it('touches no collection that holds nothing about people', () => {
    const nobodys = ACCOUNT_PHASES.flatMap(({ of }) => of).filter((name) => PERSONAL_DATA[name] === null);
    expect(nobodys).toEqual([]);
  });
});
