/** A common task, in the words of docs/errands.md. */
interface Errand {
  task: string;
  /** Taps from the home page at 360 px: a touch, a filled field, or Enter. */
  taps: number;
  /** What its best rivals need. */
  goal: number;
}

/** What the journey of taps counts; docs/errands.md has the same table. */
export const ERRANDS = {
  lamp: { task: 'Find a lamp under 50 dollars near Leeds', taps: 2, goal: 4 },
  filters: { task: 'The same by filters', taps: 6, goal: 6 },
  ask: { task: 'Ask a seller', taps: 3, goal: 3 },
  pay: { task: 'Book an item and pay, with address and phone number saved', taps: 5, goal: 6 },
  agreed: { task: 'Pay for an accepted offer', taps: 5, goal: 6 },
  parcel: { task: 'Mark a sold item as sent, with its tracking number', taps: 4, goal: 4 },
  list: { task: 'List a first item, with the phone number saved', taps: 14, goal: 14 },
} as const satisfies Record<string, Errand>;
