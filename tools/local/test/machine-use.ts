import { cpus } from 'node:os';

function timesOfCores(): { busy: number; all: number } {
  const sums = { busy: 0, all: 0 };
  for (const { times } of cpus()) {
    const all = Object.values(times).reduce((sum, time) => sum + time, 0);
    sums.all += all;
    sums.busy += all - times.idle;
  }
  return sums;
}

/** Begins to measure; what it gives says which share of the cores' time was used since then, by this run and all else on the machine. */
export function measureUse(): () => number {
  const start = timesOfCores();
  return () => {
    const now = timesOfCores();
    return now.all === start.all ? 0 : (now.busy - start.busy) / (now.all - start.all);
  };
}
