import { AD_CONTENT_ID, type AdContent } from '@thriftline/domain/pages/ad-content';
import { HOME_CONTENT_ID, type HomeContent } from '@thriftline/domain/pages/home-content';
import { OPEN_PAGE_CONTENT_ID, type OpenPageContent } from '@thriftline/domain/pages/open-page';
import type { OpenSettings } from '@thriftline/domain/settings/open-settings';
import { createContext } from 'react';

/** What the server draws pages of, each as the page has it. */
export type DrawnContent = HomeContent | AdContent | OpenPageContent;

/** What a page was drawn of on the server: the lists of the home page, or the item of an item's page; of others the settings alone. */
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
export function servedContent(content: DrawnContent): ServedContent {
  return { ...content, settings: { ...content.settings, synonyms: [] }, isTakenOver: false };
}

/** The content in the page's own element, where the server put it. */
export function readServedContent(): ServedContent | null {
  const places = [HOME_CONTENT_ID, AD_CONTENT_ID, OPEN_PAGE_CONTENT_ID].map((id) => `#${id}`);
  const text = document.querySelector(places.join(', '))?.textContent;
  return text ? servedContent(JSON.parse(text) as DrawnContent) : null;
}
