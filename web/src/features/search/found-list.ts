import type { FoundPage, SearchEngine } from '@thriftline/domain/search/search-engine';
import type { SearchQuery } from '@thriftline/domain/search/search-query';
import { endOf, FOUND_PER_PAGE, type Found, isOfDevice } from './found.ts';

interface FoundListOptions {
  engine: SearchEngine;
  query: SearchQuery;
  /** What was found before, to begin with. */
  known: Found | undefined;
  /** Gives the first page where somebody has begun to ask for it. */
  takeBegun?: () => Promise<FoundPage> | undefined;
  onFound: (found: Found) => void;
  onError: (error: unknown) => void;
}

async function findFirst({ engine, query, takeBegun }: FoundListOptions): Promise<Found> {
  const limit = FOUND_PER_PAGE;
  const page = await (takeBegun?.() ?? engine.search(query, { limit }));
  if (page.rows.length > 0 || query.words === '') return { query, pages: [page] };
  const words = await engine.correct(query.words);
  if (words === undefined) return { query, pages: [page] };
  const mended = { ...query, words };
  const instead = await engine.search(mended, { limit });
  return instead.rows.length > 0 ? { query: mended, pages: [instead] } : { query, pages: [page] };
}

/** What a search finds, page by page, one request after the other. */
export class FoundList {
  private readonly options: FoundListOptions;
  private found: Found | undefined;
  /** What is found anew, while the old still stands. */
  private anew: Found | undefined;
  private wanted = 1;
  private refreshing = false;
  private busy = false;
  /** Whether something is to be read that was asked for while another page was on its way. */
  private again = false;
  private stopped = false;

  constructor(options: FoundListOptions) {
    this.options = options;
    this.found = options.known;
  }

  /** Reads on until so many pages are there, or all there are. */
  show(pages: number): void {
    this.wanted = pages;
    void this.work();
  }

  /** Looks again; what was found stays until as much has been found anew. */
  refresh(): void {
    this.refreshing = true;
    this.anew = undefined;
    void this.work();
  }

  stop(): void {
    this.stopped = true;
  }

  private async work(): Promise<void> {
    this.again = true;
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.again) {
        this.again = false;
        while (!this.stopped && (await this.step())) this.tell();
      }
    } catch (error) {
      this.refreshing = false;
      if (!this.stopped) this.options.onError(error);
    } finally {
      this.busy = false;
    }
  }

  /** Reads one page more; false when there is nothing to read. */
  private async step(): Promise<boolean> {
    const { engine } = this.options;
    const current = this.refreshing ? this.anew : this.found;
    if (current === undefined) {
      this.keep(await findFirst(this.options));
      return true;
    }
    const after = endOf(current);
    if (current.pages.length >= this.wanted || after === undefined) return false;
    const page = await engine.search(current.query, { limit: FOUND_PER_PAGE, after });
    this.keep({ ...current, pages: [...current.pages, page] });
    return true;
  }

  private keep(found: Found): void {
    if (!this.refreshing) {
      this.found = found;
      return;
    }
    if (this.found !== undefined && isOfDevice(found) && !isOfDevice(this.found)) {
      // What the server said is more than this device knows.
      this.refreshing = false;
      return;
    }
    this.anew = found;
    const isEnough = found.pages.length >= (this.found?.pages.length ?? 1) || endOf(found) === undefined;
    if (!isEnough) return;
    this.found = found;
    this.refreshing = false;
  }

  private tell(): void {
    if (!this.stopped && this.found !== undefined) this.options.onFound(this.found);
  }
}
