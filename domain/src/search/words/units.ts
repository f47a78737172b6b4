/**
 * What a listing can be asked for by itself: a stem, or one of the units below. They have a colon, which no stem has.
 */
export type Unit = string;

export const categoryUnit = (categoryId: string): Unit => `c:${categoryId}`;

/** The category that a unit stands for; undefined for another unit. */
export const categoryOfUnit = (unit: Unit): string | undefined =>
  unit.startsWith('c:') ? unit.slice(2) : undefined;

export const conditionUnit = (condition: string): Unit => `k:${condition}`;
export const VERIFIED_UNIT: Unit = 'v:';
export const cellUnit = (cell: string): Unit => `g:${cell}`;
