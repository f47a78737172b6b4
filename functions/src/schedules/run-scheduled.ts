import * as logger from 'firebase-functions/logger';

/** Work that is due every so often. `until` is when it has to be over, in milliseconds since 1970: what is left then is for the next time. */
export type ScheduledWork = (time: { until: number }) => Promise<unknown>;

/** Works of one rhythm, by name, with what loads them. */
export type ScheduledWorks = Readonly<Record<string, () => Promise<ScheduledWork>>>;

/** Does all of it at once. What fails keeps nothing else from being done; the run counts as failed, so that an alert sees it. */
export async function runScheduled(works: ScheduledWorks, until: number): Promise<void> {
  const names = Object.keys(works);
  const ends = await Promise.allSettled(Object.values(works).map(async (load) => (await load())({ until })));
  const failures = ends.flatMap((end, index) => {
    if (end.status === 'fulfilled') return [];
    logger.error(`${names[index]} failed`, end.reason);
    return [end.reason];
  });
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'));
}
