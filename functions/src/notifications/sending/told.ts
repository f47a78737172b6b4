import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { TOLD, type Told, thingOf } from '@thriftline/domain/notifications/notice-limits';
import type { AnyNews } from '@thriftline/domain/notifications/notification';
import { collection, documentIn } from '../../firestore/collection.ts';

/** What an account was told last, by kind and thing. */
export const toldTo = (uid: string) => collection<Told>(`${COLLECTIONS.users}/${uid}/${TOLD}`);

/** What it was told last of what this notice is about. */
export const toldBefore = (news: AnyNews) => documentIn(toldTo(news.to), `${news.kind}_${thingOf(news)}`);
