import type { Article } from './article.ts';
import { fairPrice } from './fair-price.ts';
import { judgingCondition } from './judging-condition.ts';
import { photosThatSell } from './photos-that-sell.ts';
import { safeHandover } from './safe-handover.ts';

/** The blog, in the order it is read. */
export const ARTICLES: readonly Article[] = [judgingCondition, photosThatSell, fairPrice, safeHandover];
