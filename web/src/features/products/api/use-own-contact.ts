import type { Contact } from '@thriftline/domain/catalogue/contact';
import { contactOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** The contact of a product of the seller's own, live; nothing while the id is null. */
export function useOwnContact(productId: string | null): LiveDocument<Stored<Contact>> {
  return useLiveDocument(productId === null ? null : contactOf(productId));
}
