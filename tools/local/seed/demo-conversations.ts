import { COLLECTIONS, conversationDocumentId, messagesPath } from '@thriftline/domain/base/collections';
import { invariant } from '@thriftline/domain/base/invariant';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import type { Product } from '@thriftline/domain/catalogue/product';
import { productVersion } from '@thriftline/domain/catalogue/product-version';
import { type Message, openConversation, otherIn } from '@thriftline/domain/conversations/conversation';
import { nextOffer, offerWords } from '@thriftline/domain/conversations/offer';
import { DEMO_CONVERSATIONS } from './demo-events.ts';
import type { DemoTexts } from './demo-texts.ts';

/** What the conversations are about, and between whom. */
interface Surroundings {
  hoursAgo(hours: number): Date;
  storedTime(date: Date): StoredTime;
  timeAfterAdding(productId: string, hours: number): StoredTime;
  product(id: string): Product;
  account(uid: string): { name: string };
  say: DemoTexts['say'];
}

/** The conversations of the demo store with their messages, by their paths. */
export function demoConversations({
  hoursAgo,
  storedTime,
  timeAfterAdding,
  product,
  account,
  say,
}: Surroundings): [path: string, data: object][] {
  const documents: [path: string, data: object][] = [];
  const anOffer = (item: Product, amount: number) => {
    const at = hoursAgo(0.1);
    const note = { act: 'offer', amount } as const;
    const move = { ...note, side: 'buyer', productVersion: productVersion(item), now: at.getTime() } as const;
    const next = nextOffer(undefined, move);
    invariant(next?.until, 'a first offer waits for an answer');
    return { note, offer: { ...next, at: storedTime(at), until: storedTime(new Date(next.until)) } };
  };
  for (const { productId, buyerId, texts, ...more } of DEMO_CONVERSATIONS) {
    const id = conversationDocumentId(productId, buyerId);
    const { productname, resaleprice: productprice, img, sellerId, sellername } = product(productId);
    const opened = openConversation({
      productId,
      productname,
      productprice,
      img,
      sellerId,
      sellerName: sellername,
      buyerId,
      buyerName: account(buyerId).name,
    });
    const past = 'hoursAgo' in more ? more.hoursAgo : [];
    const timeOf = (index: number) => {
      const hours = past[index];
      if (hours !== undefined) return storedTime(hoursAgo(hours));
      return timeAfterAdding(productId, (texts.length - index) / 4);
    };
    const messages: Message[] = texts.map((text, index) => ({
      text: say(text),
      by: index % 2 === 0 ? buyerId : sellerId,
      at: timeOf(index),
    }));
    const offered =
      'offers' in more ? anOffer(product(productId), Math.round(productprice * more.offers)) : null;
    if (offered)
      messages.push({
        by: buyerId,
        text: offerWords(offered.note),
        at: offered.offer.at,
        offer: offered.note,
      });
    messages.forEach((message, index) => void documents.push([`${messagesPath(id)}/${index + 1}`, message]));
    const last = messages.at(-1);
    invariant(last, 'every conversation has a message');
    const count = messages.length;
    const isRead = past.length > 0;
    const read = isRead
      ? { buyer: count, seller: count }
      : last.by === buyerId
        ? { buyer: count, seller: 0 }
        : { buyer: count - 1, seller: count };
    const answered = messages.find(({ by }) => by === sellerId)?.at;
    const conversation = {
      ...opened,
      createdAt: messages[0]?.at,
      count,
      unreadBy: isRead ? [] : [otherIn(opened, last.by)],
      readUpTo: read,
      lastId: String(count),
      lastAt: last.at,
      lastBy: last.by,
      lastText: last.text,
      ...(answered && { firstAnswerAt: answered }),
      ...(offered && { offer: offered.offer }),
    };
    documents.push([`${COLLECTIONS.conversations}/${id}`, conversation]);
  }
  return documents;
}
