import {
  limit,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { isOnline, onConnectionLost } from '../connection/connection.ts';
import { listen } from './listen.ts';
import { type Identified, type Order, retainPushedOut, withoutRepeats } from './merge-pages.ts';
import { type Row, rowOf } from './row.ts';

/** A list that is shown page by page and stays live. */
export interface PagedState<T> {
  status: 'loading' | 'ready' | 'error';
  /** Rows page by page, so that lookups about them can go page by page too. `key` is a page's for as long as it is shown. */
  pages: { key: string; rows: Row<T>[] }[];
  /** Whether there is more behind the last page. */
  hasMore: boolean;
  /** Whether a further page is on its way. */
  loadingMore: boolean;
  /** Whether the server has said so in this session; false while part of it is what this device kept. */
  confirmed: boolean;
  error: unknown;
}

interface Page<T> {
  rows: readonly Row<T>[];
  confirmed: boolean;
  /** Where the next page begins; null while unknown or when nothing follows. */
  end: QueryDocumentSnapshot<T> | null;
  loaded: boolean;
  /** What its listener told last. */
  told?: QuerySnapshot<T>;
}

export interface PageListenerOptions<T> {
  source: Query<T>;
  pageSize: number;
  /** The order the source asks for. */
  order: Order<T>;
  onChange: (state: PagedState<T>) => void;
}

/**
 * Listens to the first pages of a query, each with a listener of its own that begins where the page before ended, so
 * that opening a page reads that page alone. Each reads one document more than it shows, to know whether there is more.
 */
export class PageListener<T extends Identified> {
  private readonly pages: Page<T>[] = [];
  private readonly stops: (() => void)[] = [];
  private readonly options: PageListenerOptions<T>;
  private wanted = 0;
  private error: unknown;

  constructor(options: PageListenerOptions<T>) {
    this.options = options;
    // Then the cache's word is taken for where a page ends.
    this.stops.push(onConnectionLost(() => this.retake()));
  }

  /** Shows at least `count` pages, as far as there are so many. */
  show(count: number): void {
    this.wanted = Math.max(this.wanted, count);
    this.openNext();
    this.tell();
  }

  /** Ends all listeners. */
  stop(): void {
    for (const stop of this.stops.splice(0)) stop();
  }

  private openNext(): void {
    const last = this.pages.at(-1);
    if (this.pages.length >= this.wanted) return;
    if (last === undefined) this.open(null);
    else if (last.end !== null) this.open(last.end);
  }

  private open(after: QueryDocumentSnapshot<T> | null): void {
    const { source, pageSize } = this.options;
    const page: Page<T> = { rows: [], confirmed: false, end: null, loaded: false };
    this.pages.push(page);
    const bounded = query(source, ...(after === null ? [] : [startAfter(after)]), limit(pageSize + 1));
    this.stops.push(
      listen(bounded, {
        next: (snapshot) => this.take(page, snapshot),
        error: (error) => {
          this.error = error;
          this.tell();
        },
      }),
    );
  }

  private take(page: Page<T>, snapshot: QuerySnapshot<T>): void {
    const { pageSize, order } = this.options;
    const full = snapshot.size > pageSize;
    const shown = snapshot.docs.slice(0, pageSize);
    const isLast = page === this.pages.at(-1);
    const rows = shown.map(rowOf);
    page.rows = isLast ? rows : retainPushedOut(page.rows, rows, full, order);
    page.loaded = true;
    page.confirmed = !snapshot.metadata.fromCache;
    page.told = snapshot;
    // Once a page follows, the end stays where that page begins. The cache may have gaps: a page that began after one
    // would leave out what is in it, so with a connection the server's word is waited for.
    const trusted = page.confirmed || !isOnline();
    if (isLast && trusted) page.end = full ? (shown.at(-1) ?? null) : null;
    this.openNext();
    this.tell();
  }

  private retake(): void {
    const last = this.pages.at(-1);
    if (last?.told !== undefined && !last.confirmed) this.take(last, last.told);
  }

  private tell(): void {
    const last = this.pages.at(-1);
    const first = this.pages[0];
    const loaded = this.pages.filter((page) => page.loaded);
    this.options.onChange({
      status: this.error !== undefined ? 'error' : first?.loaded === true ? 'ready' : 'loading',
      pages: withoutRepeats(loaded.map((page) => page.rows)).map((rows, index) => ({
        key: `page-${index + 1}`,
        rows,
      })),
      hasMore: last?.loaded === true && last.end !== null,
      loadingMore: this.pages.length > 1 && last?.loaded === false,
      confirmed: loaded.length > 0 && loaded.every((page) => page.confirmed),
      error: this.error,
    });
  }
}
