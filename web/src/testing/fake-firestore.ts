/**
 * Stands in for `firebase/firestore` in tests of what listens: a test sees every listener and answers it by hand.
 *
 * ```ts
 * vi.mock('firebase/firestore', () => import('@/testing/fake-firestore.ts'));
 * vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
 * ```
 */

/** A query or a document's reference: its path, and how a query is bounded. */
export interface Source {
  path: string;
  limit?: number;
  startAfter?: string;
  withConverter(): Source;
}

interface Metadata {
  fromCache: boolean;
  hasPendingWrites: boolean;
}

/** A document in a snapshot. */
export interface FakeDocument {
  id: string;
  metadata: Metadata;
  exists(): boolean;
  data(): object | undefined;
}

interface Observer {
  next(snapshot: unknown): void;
  error(error: unknown): void;
}

/** Something that listens. */
export interface FakeListener extends Observer {
  source: Source;
  /** Whether it has been ended. */
  stopped: boolean;
}

const FROM_SERVER: Metadata = { fromCache: false, hasPendingWrites: false };

/** Every listener since the last `resetListeners`, ended or not, the oldest first. */
export const listeners: FakeListener[] = [];

/** What is to be heard of the queue: of each wait in turn what it ends with, and then that all is sent. */
export const queueAnswers: Promise<void>[] = [];

/** Forgets all listeners, and what is to be heard of the queue; for `beforeEach`. */
export function resetListeners(): void {
  listeners.length = 0;
  queueAnswers.length = 0;
}

/** The newest listener to a path that was not ended. Throws when there is none. */
export function listenerTo(path: string): FakeListener {
  const found = listeners.findLast(({ source, stopped }) => !stopped && source.path === path);
  if (found === undefined) throw new Error(`Nobody listens to ${path}`);
  return found;
}

/** A document as the server has it, with its id in `_id`; without data there is none. */
export function aDocument(id: string, data?: object, metadata: Partial<Metadata> = {}): FakeDocument {
  const stored = data && { ...data, _id: id };
  return {
    id,
    metadata: { ...FROM_SERVER, ...metadata },
    exists: () => stored !== undefined,
    data: () => stored,
  };
}

/** What a query finds. */
export function aSnapshot(docs: readonly FakeDocument[], metadata: Partial<Metadata> = {}) {
  return { docs, size: docs.length, metadata: { ...FROM_SERVER, ...metadata } };
}

/** A query or reference to a path. */
export function source(path: string): Source {
  const self: Source = { path, withConverter: () => self };
  return self;
}

export function onSnapshot(to: Source, _options: object, observer: Observer): () => void {
  const listener: FakeListener = {
    source: to,
    stopped: false,
    next: (snapshot) => observer.next(snapshot),
    error: (error) => observer.error(error),
  };
  listeners.push(listener);
  return () => {
    listener.stopped = true;
  };
}

export const query = (of: Source, ...constraints: object[]): Source =>
  Object.assign({ ...of }, ...constraints);
export const limit = (count: number) => ({ limit: count });
export const startAfter = ({ id }: FakeDocument) => ({ startAfter: id });
export const queryEqual = (a: Source, b: Source): boolean => a.path === b.path;
export const refEqual = queryEqual;
export const doc = (_firestore: object, ...segments: string[]): Source => source(segments.join('/'));
export const collection = doc;
export const waitForPendingWrites = (): Promise<void> => queueAnswers.shift() ?? Promise.resolve();
