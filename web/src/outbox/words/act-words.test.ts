import { formatPrice } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import type { Act, ActKind } from '../journal/act.ts';
import { type AccountState, messageRefusal, nameOfAct, obstacleToMessage, refusalOf } from './act-words.ts';

function anAct(kind: ActKind): Pick<Act, 'kind' | 'subject'> {
  return { kind, subject: { productId: 'p1', name: 'Oak chair', img: '', price: 45.5 } };
}

const time = (milliseconds: number) => ({ toMillis: () => milliseconds });

function product(overrides: object): Product {
  return { ...aProduct(overrides), createdAt: time(0) } as Product;
}

describe('refusalOf', () => {
  const why = (kind: ActKind, now: Product | null | undefined, account: AccountState = 'open') =>
    refusalOf(anAct(kind), { product: now, account, now: 1_000 });

  it('says what happened to the product meanwhile', () => {
    expect(why('book', product({ availability: true }))).toBe(
      'Somebody else bought it meanwhile, so your booking of “Oak chair” was not made.',
    );
    expect(why('deleteProduct', product({ paid: true }))).toBe(
      'It was sold meanwhile, so “Oak chair” was not deleted.',
    );
    expect(why('wish', product({ resaleprice: 60 }))).toBe(
      `Its price has changed to ${formatPrice(60)}, so “Oak chair” was not put on your wish list.`,
    );
    expect(why('wish', null)).toBe('It is no longer for sale, so “Oak chair” was not put on your wish list.');
    expect(why('book', product({ productname: 'Oak bench' }))).toMatch(
      /^The seller has changed it meanwhile, so/,
    );
    expect(why('handOver', product({ availability: true }))).toBe(
      'Its order has ended otherwise meanwhile, so the hand-over of “Oak chair” was not taken.',
    );
    const held = product({ hold: { id: 'h1', until: time(2_000) } });
    expect(why('deleteProduct', held)).toMatch(/^Somebody is paying for it right now, so/);
    expect(why('changePrice', held)).toBe(
      'Somebody is paying for it right now, so the price of “Oak chair” was not changed.',
    );
    expect(why('editProduct', product({ paid: true }))).toBe(
      'It was sold meanwhile, so “Oak chair” was not changed.',
    );
    expect(why('book', product({ editedAt: time(500) }))).toMatch(/^The seller has changed it meanwhile, so/);
  });

  it('says that the account is gone, and does not guess when nobody knows', () => {
    expect(why('book', undefined, 'gone')).toMatch(/^Your account does not exist any more, so/);
    expect(why('book', undefined, 'suspended')).toBe(
      'Your account is suspended until an admin opens it again, so your booking of “Oak chair” was not made.',
    );
    expect(why('book', undefined, 'unknown')).toMatch(/^The server refused it, so/);
    expect(why('book', undefined)).toMatch(/^The server refused it, so/);
    expect(why('addProduct', null)).toBe(
      'The server refused it, so your product “Oak chair” was not listed.',
    );
  });
});

it('names an act as a thing', () => {
  expect(nameOfAct(anAct('book'))).toBe('your booking of “Oak chair”');
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
    expect(obstacleToMessage({ ...asked, product: null })).toBe('It is no longer for sale');
    expect(obstacleToMessage({ ...asked, product: product({ availability: true }) })).toBe(
      'It was sold meanwhile',
    );
    expect(obstacleToMessage({ ...asked, name: 'Table' })).toBe('The seller has changed it meanwhile');
  });

  it('says that the other side is gone or wants no messages, whatever became of the item', () => {
    expect(obstacleToMessage({ ...asked, opened: true, over: true })).toBe(
      'The other account does not exist any more',
    );
    expect(obstacleToMessage({ ...asked, opened: true, product: null })).toBe(
      'They take no messages from you',
    );
    expect(obstacleToMessage(asked)).toBe('They take no messages from you');
  });

  it('says first how the account stands, and blames nobody while that is not known', () => {
    expect(obstacleToMessage({ ...asked, account: 'suspended' })).toMatch(/^Your account is suspended/);
    expect(obstacleToMessage({ ...asked, account: 'unknown' })).toBe('The server refused it');
  });

  it('is told with what it was about', () => {
    expect(messageRefusal('It was sold meanwhile', anAct('write'))).toBe(
      'It was sold meanwhile, so your message about “Oak chair” was not sent.',
    );
  });
});
