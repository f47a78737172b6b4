import { t } from '@lingui/core/macro';
import type { Side } from '../base/side.ts';

/** What either side may say with one tap, in the language of whoever says it. */
export const QUICK_ANSWERS: Readonly<Record<Side, readonly string[]>> = {
  get buyer() {
    return [
      t`Is it still available?`,
      t`When can I come and see it?`,
      t`Could you ship it?`,
      t`Thank you, that helps.`,
    ];
  },
  get seller() {
    return [
      t`Yes, it is still available.`,
      t`Sorry, it’s no longer available.`,
      t`You can pick it up this week.`,
      t`I can ship it at cost.`,
    ];
  },
};
