import { HOME_CONTENT_ID, type HomeContent } from '@thriftline/domain/home-content';
import type { OpenSettings } from '@thriftline/domain/open-settings';
import { createContext } from 'react';

/** What a page was drawn of on the server. */
export interface ServedHome extends HomeContent {
  settings: OpenSettings;
}

/** What the page was drawn of on the server; null where it was drawn without any, at build time or in the browser. */
export const ServedHomeContext = createContext<ServedHome | null>(null);

/** Content as components take it: without synonyms, which are for searches. Make it once, for it is told apart by identity. */
export function servedHome(content: HomeContent): ServedHome {
  return { ...content, settings: { ...content.settings, synonyms: [] } };
}

/** The content in the page's own element, where the server put it. */
export function readServedHome(): ServedHome | null {
  const text = document.getElementById(HOME_CONTENT_ID)?.textContent;
  return text ? servedHome(JSON.parse(text) as HomeContent) : null;
}
