import type { Role } from '@thriftline/domain/accounts/roles';

/** Who a piece of the app is for: an account of a role, or a stranger. */
export type Visitor = 'Stranger' | Role;
export const VISITORS = ['Stranger', 'Buyer', 'Seller', 'Admin'] as const satisfies readonly Visitor[];

const MEMBERS: readonly Visitor[] = ['Buyer', 'Seller', 'Admin'];

/** Who is given a piece of the app, and when. */
export interface PieceVisitors {
  name: string;
  /** Whose devices are given it before any of its screens was opened there. */
  for: readonly Visitor[];
  /** Whether it waits until somebody stays: who only looks in should not pay for what is needed later. */
  whenStaying: boolean;
}

const ALL = [
  { name: 'page', for: VISITORS, whenStaying: false },
  // Their first visit has loaded most of it by itself.
  { name: 'being signed in', for: MEMBERS, whenStaying: false },
  { name: 'browsing', for: MEMBERS, whenStaying: true },
  { name: 'talking', for: MEMBERS, whenStaying: true },
  { name: 'buying', for: ['Buyer', 'Seller'], whenStaying: true },
  { name: 'selling', for: ['Seller', 'Admin'], whenStaying: true },
  { name: 'strolling', for: VISITORS, whenStaying: true },
  { name: 'own things', for: MEMBERS, whenStaying: true },
  { name: 'paying', for: ['Buyer', 'Seller'], whenStaying: true },
  { name: 'shopkeeping', for: ['Seller', 'Admin'], whenStaying: true },
  { name: 'administration', for: ['Admin'], whenStaying: true },
  // Only who reads one of them needs it, and their device keeps it from the first visit on.
  { name: 'languages', for: [], whenStaying: false },
  // Of no use without a network, so that nobody is given them unasked.
  { name: 'doors', for: [], whenStaying: true },
] as const satisfies readonly PieceVisitors[];

/** The name of a piece. */
export type PieceName = (typeof ALL)[number]['name'];

/**
 * The pieces in the order in which a device is given them, for the service worker: what is in them, which only the build asks, is in
 * precache-groups.ts.
 */
export const PIECE_VISITORS: readonly (PieceVisitors & { name: PieceName })[] = ALL;

/** What the home page starts with on a device that knows it. */
export const HOME = 'home.html';

/** How the name of the file begins that lists what belongs to which piece. */
export const LIST = 'assets/pieces-';

/** A piece as a digit of that list. */
export function digitOf(piece: number): string {
  return piece.toString(36);
}
