import { advertisementCall } from '@/features/advertisements/api/fetch-advertisement.ts';
import { ADVERTISEMENTS_CALL } from '@/features/advertisements/api/fetch-advertisements.ts';
import { TOP_CATEGORIES_CALL } from '@/features/storefront/api/fetch-top-categories.ts';
import { readServedContent } from '@/lib/calls/served-content.ts';

/** What came inside the page, by the addresses that the app asks for the same at. */
export function servedAnswers(): Record<string, unknown> {
  const served = readServedContent();
  if (served === null) return {};
  const { advertisement, advertisements, categories } = served;
  return {
    ...(advertisements && { [ADVERTISEMENTS_CALL]: advertisements }),
    ...(categories && { [TOP_CATEGORIES_CALL]: categories }),
    ...(advertisement && { [advertisementCall(advertisement._id)]: advertisement }),
  };
}
