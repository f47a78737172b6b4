import type { Contact } from '@thriftline/domain/contact';
import { contactOf } from '@/lib/converters.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** The contact of a product of the seller's own, live; nothing while the id is null. */
export function useOwnContact(productId: string | null): LiveDocument<Stored<Contact>> {
  return useLiveDocument(productId === null ? null : contactOf(productId));
}
