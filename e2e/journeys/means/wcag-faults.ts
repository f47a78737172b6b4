import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type Result, type RunOnly } from 'axe-core';
import { sticksOut } from './sticks-out.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What of WCAG is looked at: all, or no more than what the width of a window changes. */
export type Faults = 'all' | 'layout';

/** By the words of axe: which tags or rules. */
const RUN_ONLY = {
  all: { type: 'tag', values: STANDARD },
  layout: { type: 'rule', values: ['target-size', 'scrollable-region-focusable', 'link-in-text-block'] },
} satisfies Record<Faults, RunOnly>;

/** Waits until nothing fades or moves any more: half-way colors have contrasts of their own. Gives whether axe is in the page. */
function restOf(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    // One that is taken back before its end rests as well, and what ends may begin another.
    for (let running = moving(); running.length > 0; running = moving())
      await Promise.allSettled(running.map(({ finished }) => finished));
    return 'axe' in window;
  });
}

/** What breaks WCAG in a page without frames, by axe that stays in the page: sent for each look it takes most of the time. */
async function violationsOf(page: Page, of: Faults): Promise<Pick<Result, 'id' | 'help' | 'nodes'>[]> {
  return page.evaluate(async (runOnly) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    // Of what passes, which is nearly everything, the addresses of the elements are not wanted.
    const { violations } = await inPage.run({ runOnly, resultTypes: ['violations'] });
    return violations;
  }, RUN_ONLY[of]);
}

/** The same with what frames show, but for the provider's, which is see-through: axe takes what is behind it for white. */
async function violationsWithFrames(page: Page, of: Faults): Promise<Result[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly: RUN_ONLY[of] });
  const { violations } = await builder.exclude('iframe[title="Secure card payment input frame"]').analyze();
  return violations;
}

/** What axe finds against WCAG on the page as it stands, and what sticks out of it, in a line each. */
export async function faultsOf(page: Page, of: Faults = 'all'): Promise<string[]> {
  const hasAxe = await restOf(page);
  const isOne = page.frames().length === 1;
  if (isOne && !hasAxe) await page.evaluate(axe.source);
  const violations = await (isOne ? violationsOf(page, of) : violationsWithFrames(page, of));
  const wide = await page.evaluate(sticksOut);
  return [
    ...violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
    ),
    ...wide,
  ];
}
