import type { Browser, Engine } from './engines/engine.ts';
import { Visitor } from './visitor.ts';

/** Somebody in a browser of their own, in which they may open further tabs, and which ends with what they do: a second try begins with another. */
export async function inBrowser<T>(
  engine: Engine,
  act: (visitor: Visitor, openTab: () => Promise<Visitor>) => Promise<T>,
): Promise<T> {
  const browser: Browser = await engine.start();
  const openTab = async () => new Visitor(await browser.openTab());
  try {
    return await act(await openTab(), openTab);
  } finally {
    await browser.end();
  }
}
