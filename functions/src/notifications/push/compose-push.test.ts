import { PUSHES_A_DAY } from '@thriftline/domain/notifications/push-digest';
import { expect, it } from 'vitest';
import { composePush } from './compose-push.ts';

const ITEM = { productId: 'chair', productname: 'Oak chair' };
const BOOKED = { kind: 'booked', params: ITEM, notification: 'booked_chair_al_1' };
const compose = (ofDay: number, sending = BOOKED) => composePush(sending, { ofDay, unseen: 4 });

it('says what the notification says, where it leads, and how much is unseen', () => {
  expect(compose(PUSHES_A_DAY)).toEqual({
    title: 'A buyer booked Oak chair',
    body: 'The item is sold once they pay.',
    path: '/dashboard/myproducts',
    tag: 'chair',
    count: 4,
  });
});

it('beyond what a day shows says how much more there is, each in the place of the one before', () => {
  const [eleventh, twelfth] = [compose(PUSHES_A_DAY + 1), compose(PUSHES_A_DAY + 2)];
  expect([eleventh?.title, twelfth?.title]).toEqual(['1 more notification', '2 more notifications']);
  expect(eleventh).toMatchObject({ path: '/dashboard/notifications', tag: twelfth?.tag });
});

it('is about a conversation, an item, or itself alone', () => {
  const params = { conversationId: 'chair_al', productname: 'Oak chair' };
  expect(compose(1, { ...BOOKED, kind: 'question', params } as never)?.tag).toBe('chair_al');
  expect(compose(1, { kind: 'verified', params: {} as never, notification: 'verified_bea_1' })?.tag).toBe(
    'verified_bea_1',
  );
});

it('fits what push services take, however long a name is', () => {
  const message = compose(1, { ...BOOKED, params: { ...ITEM, productname: '😀'.repeat(2_000) } });
  expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(3_000);
});

it('of a kind that is not known says nothing', () => {
  expect(compose(1, { ...BOOKED, kind: 'aKindOfALaterRelease' })).toBeUndefined();
});
