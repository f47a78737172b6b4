/**
 * How far a function may grow. A new project has 20 CPUs of Cloud Run in a region, and a deployment is refused that could outrun
 * them; docs/deploying.md says how to get more. An instance with a CPU of its own answers up to 80 calls at once.
 */
export const SCALE = {
  /** What every visitor comes to. */
  visitors: { maxInstances: 3, memory: '512MiB' },
  /** All that follows from what is written. */
  events: { maxInstances: 2, memory: '512MiB' },
  /** What members do; and Stripe. */
  members: { maxInstances: 1, memory: '256MiB' },
  /** What comes seldom: a part of a CPU, and then Google gives an instance one call at a time. */
  seldom: { maxInstances: 2, memory: '256MiB', cpu: 'gcf_gen1', concurrency: 1 },
  /** What runs by the clock: one run at a time. */
  clock: { maxInstances: 1, memory: '512MiB', cpu: 'gcf_gen1', concurrency: 1 },
} as const;
