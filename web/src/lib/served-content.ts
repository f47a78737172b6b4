import { AD_CONTENT_ID, type AdContent } from '@thriftline/domain/ad-content';
import { HOME_CONTENT_ID, type HomeContent } from '@thriftline/domain/home-content';
import type { OpenSettings } from '@thriftline/domain/open-settings';
import { createContext } from 'react';

/** What a page was drawn of on the server: the lists of the home page, or the item of an item's page. */
export interface ServedContent
  extends Partial<Pick<HomeContent, 'advertisements' | 'categories'>>,
    Partial<Pick<AdContent, 'advertisement'>> {
  /** When it was read, in milliseconds since 1970. */
  at: number;
  settings: OpenSettings;
  /** Whether React has taken over the page. Nothing is drawn again because of it. */
  isTakenOver: boolean;
}

/** What the page was drawn of on the server; null where it was drawn without any, at build time or in the browser. */
export const ServedContentContext = createContext<ServedContent | null>(null);

/** Content as components take it: without synonyms, which are for searches. Make it once, for it is told apart by identity. */
export function servedContent(content: HomeContent | AdContent): ServedContent {
  return { ...content, settings: { ...content.settings, synonyms: [] }, isTakenOver: false };
}

/** The content in the page's own element, where the server put it. */
export function readServedContent(): ServedContent | null {
  const text = document.querySelector(`#${HOME_CONTENT_ID}, #${AD_CONTENT_ID}`)?.textContent;
  return text ? servedContent(JSON.parse(text) as HomeContent | AdContent) : null;
}
