import type { Contact } from '@thriftline/domain/contact';
import { contactOf } from '@/lib/converters.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** The seller's telephone and e-mail for a buyer who booked; nothing while the product's id is null. */
export function useSellerContact(productId: string | null): LiveDocument<Stored<Contact>> {
  return useLiveDocument(productId === null ? null : contactOf(productId));
}
