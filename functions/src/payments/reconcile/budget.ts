/** How much one run does at most, so that it always ends. */
export interface Bounds {
  /** Milliseconds. */
  time: number;
  /** Payments. */
  payments: number;
}

/** What is left of a run's bounds. */
export interface Budget {
  /** Whether so much of it is used up: all of it, or the given share. */
  isOver(share?: number): boolean;
  spend(payments: number): void;
}

/** Begins a run within bounds. */
export function startBudget({ time, payments }: Bounds): Budget {
  const start = performance.now();
  let spent = 0;
  return {
    isOver: (share = 1) => performance.now() - start >= time * share || spent >= payments * share,
    spend: (count) => {
      spent += count;
    },
  };
}
