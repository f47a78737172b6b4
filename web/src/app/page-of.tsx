import type { ComponentType } from 'react';
import { RemountBoundary } from '@/components/states/remount-boundary.tsx';
import { awaitFile } from '@/lib/connection/server-answers.ts';
import { useLingui } from '@/lib/language/lingui.tsx';

/** The page, which is made anew where an extension moved its nodes, and drawn again in another language. */
export function sturdy(Page: ComponentType): ComponentType {
  return function SturdyPage() {
    // A reader who chooses another language sees all of the page in it, helpers that are called while it is drawn included.
    useLingui();
    return (
      <RemountBoundary>
        <Page />
      </RemountBoundary>
    );
  };
}

/** What the file of a page exports: its component, by its name. */
export type PageModule = Record<string, ComponentType>;

/** A page whose script is loaded when it is opened, by the name it is exported under. */
export function pageOf<N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) {
  return async () => ({ Component: sturdy((await awaitFile(load()))[name]) });
}

/** The same for a page whose loader asks for something: that goes out first, for all of a bad line's turns are taken by a page's parts. */
export function afterLoader<T>(load: () => Promise<T>) {
  return async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return load();
  };
}
