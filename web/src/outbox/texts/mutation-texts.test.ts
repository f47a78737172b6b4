import { formatPrice } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import type { Mutation, MutationKind } from '../journal/mutation.ts';
import { nameOfMutation } from './mutation-names.ts';
import { type AccountState, messageRefusal, obstacleToMessage, refusalOf } from './mutation-texts.ts';
import type { NamedAs } from './undoing-names.ts';

function aMutation(kind: MutationKind): Pick<Mutation, 'kind' | 'subject'> {
  return { kind, subject: { productId: 'p1', name: 'Oak chair', img: '', price: 45.5 } };
}

const time = (milliseconds: number) => ({ toMillis: () => milliseconds });

function product(overrides: object): Product {
  return { ...aProduct(overrides), createdAt: time(0) } as Product;
}

describe('refusalOf', () => {
  const why = (kind: MutationKind, now: Product | null | undefined, account: AccountState = 'open') =>
    refusalOf(aMutation(kind), { product: now, account, now: 1_000 });

  it('says what happened to the product meanwhile', () => {
    expect(why('book', product({ availability: true }))).toBe(
      '“Oak chair” wasn’t booked. Another buyer bought it.',
    );
    expect(why('deleteProduct', product({ paid: true }))).toBe('“Oak chair” wasn’t deleted. It was sold.');
    expect(why('wish', product({ resaleprice: 60 }))).toBe(
      `“Oak chair” wasn’t added to your wish list. The price is now ${formatPrice(60)}.`,
    );
    expect(why('wish', null)).toBe('“Oak chair” wasn’t added to your wish list. It’s no longer for sale.');
    expect(why('book', product({ productname: 'Oak bench' }))).toMatch(/The seller has changed it[.]$/);
    expect(why('handOver', product({ availability: true }))).toBe(
      'The handover of “Oak chair” wasn’t recorded. The order had already ended.',
    );
    const held = product({ hold: { id: 'h1', until: time(2_000) } });
    expect(why('deleteProduct', held)).toMatch(/A buyer is paying for it right now[.]$/);
    expect(why('changePrice', held)).toBe(
      'The price of “Oak chair” wasn’t changed. A buyer is paying for it right now.',
    );
    expect(why('editProduct', product({ paid: true }))).toBe('“Oak chair” wasn’t changed. It was sold.');
    expect(why('book', product({ editedAt: time(500) }))).toMatch(/The seller has changed it[.]$/);
  });

  it('says that the account is gone, and does not guess when nobody knows', () => {
    expect(why('book', undefined, 'gone')).toMatch(/Your account no longer exists[.]$/);
    expect(why('book', undefined, 'suspended')).toBe(
      '“Oak chair” wasn’t booked. Your account is suspended until an admin reinstates it.',
    );
    expect(why('book', undefined, 'unknown')).toMatch(/We couldn’t accept it[.]$/);
    expect(why('book', undefined)).toMatch(/We couldn’t accept it[.]$/);
    expect(why('addProduct', null)).toBe('“Oak chair” wasn’t listed. We couldn’t accept it.');
  });
});

it('names a mutation in a row, as a title and as a sentence', () => {
  const named = (as?: NamedAs) => nameOfMutation(aMutation('book'), as);
  expect(named()).toBe('your booking of “Oak chair”');
  expect(named('title')).toBe('Your booking of “Oak chair”');
  expect(named('sent')).toBe('Sent: your booking of “Oak chair”');
});

describe('obstacleToMessage', () => {
  const asked = {
    account: 'open' as AccountState,
    opened: false,
    over: false,
    product: product({}),
    name: product({}).productname,
  };

  it('says what became of the item, where the conversation was still to be opened', () => {
    expect(obstacleToMessage({ ...asked, product: null })).toBe('It’s no longer for sale.');
    expect(obstacleToMessage({ ...asked, product: product({ availability: true }) })).toBe('It was sold.');
    expect(obstacleToMessage({ ...asked, name: 'Table' })).toBe('The seller has changed it.');
  });

  it('says that the other side is gone or wants no messages, whatever became of the item', () => {
    expect(obstacleToMessage({ ...asked, opened: true, over: true })).toBe(
      'The other account no longer exists.',
    );
    expect(obstacleToMessage({ ...asked, opened: true, product: null })).toBe(
      'You can’t message this member.',
    );
    expect(obstacleToMessage(asked)).toBe('You can’t message this member.');
  });

  it('says first how the account stands, and blames nobody while that is not known', () => {
    expect(obstacleToMessage({ ...asked, account: 'suspended' })).toMatch(/^Your account is suspended/);
    expect(obstacleToMessage({ ...asked, account: 'unknown' })).toBe('We couldn’t accept it.');
  });

  it('is told with what it was about', () => {
    expect(messageRefusal('It was sold.', aMutation('write'))).toBe(
      'Your message about “Oak chair” wasn’t sent. It was sold.',
    );
  });
});
