import { msg } from '@lingui/core/macro';
import { paths } from '../base/paths.ts';

/** The pages whose texts the operator writes: where each stands, and what it is called in links, headings and titles. */
export const SHOP_TEXTS = {
  help: { path: paths.shopText.href('help'), title: msg`Help` },
  terms: { path: paths.shopText.href('terms'), title: msg`Terms` },
  privacy: { path: paths.shopText.href('privacy'), title: msg`Privacy` },
  contact: { path: paths.shopText.href('contact'), title: msg`Contact` },
} as const;

/** The name of such a text, which is its field in the settings. */
export type ShopTextName = keyof typeof SHOP_TEXTS;

/** Names of all of them, in the order of links. */
export const SHOP_TEXT_NAMES = Object.keys(SHOP_TEXTS) as ShopTextName[];

/** Whether a text from outside is the name of one of them. */
export function isShopTextName(name: string): name is ShopTextName {
  return Object.hasOwn(SHOP_TEXTS, name);
}

/** What stands in these texts for the name of the shop, so that they follow it. */
export const SHOP_NAME_MARK = '{shop}';

/** The text with the shop's name in it. */
export function withShopName(text: string, name: string): string {
  return text.replaceAll(SHOP_NAME_MARK, name);
}
