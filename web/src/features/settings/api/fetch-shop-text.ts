import type { ShopTextName } from '@thriftline/domain/settings/shop-texts';
import { fetchJson } from '@/lib/calls/fetch-json.ts';

/** What a page such as /help says, in the operator's words. Throws AppError. */
export async function fetchShopText(name: ShopTextName): Promise<string> {
  const { text } = await fetchJson<{ text: string }>(`/api/settings/texts/${name}`);
  return text;
}
