import type { Visitor } from '@/config/precache-visitors.ts';

/** A page asks for the next of the files that its visitor's device should have. */
export interface KeepRequest {
  type: 'keep';
  visitor: Visitor;
  /** Whether nothing may be fetched that nobody asked for: the visitor saves data. */
  savesData: boolean;
  /** Whether this is the installed app, whose visitors stay. */
  installed: boolean;
  /** The address of the home page in the language that is read: it is kept as the server draws it. */
  home: string;
}

/** What has become of it. */
export interface KeepAnswer {
  /** How many files are still to come now. */
  left: number;
  /** Whether some could not be had: best to wait before the next question. */
  trouble: boolean;
  /** In how many milliseconds there is more to ask for, when the visitor stays; null when that is all. */
  moreIn: number | null;
}

/** A page tells what it got before a worker stood between it and the network. */
export interface SeenRequest {
  type: 'seen';
  /** Addresses that its browser has fetched. */
  urls: readonly string[];
  /** What came inside the page, by the address that the same could be asked for at. */
  answers: Readonly<Record<string, unknown>>;
}

/** A page that was being opened as the worker took over was passed over, and asks to be taken, too. */
export interface ClaimRequest {
  type: 'claim';
}

export type WorkerRequest = KeepRequest | SeenRequest | ClaimRequest;

/** The caches that pages know of, by their names. */
export const CACHES = { pieces: 'pieces', pictures: 'pictures', towns: 'towns', answers: 'home' } as const;
