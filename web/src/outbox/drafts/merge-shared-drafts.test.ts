import { describe, expect, it } from 'vitest';
import type { Draft } from '../journal/draft.ts';
import { mergeSharedDrafts, type SharedDraft } from './merge-shared-drafts.ts';

const here = (fields: Partial<Draft> = {}): Draft => ({
  id: 'd1',
  uid: 'u1',
  at: 10,
  values: { productname: 'Oak', location: 'Leeds', pictures: ['a'] },
  ...fields,
});
const there = (fields: Partial<SharedDraft> = {}): SharedDraft => ({
  _id: 'd1',
  at: 10,
  values: { productname: 'Elm' },
  ...fields,
});
const NOTHING = { keep: [], forget: [], send: [], remove: [] };
const merge = (local: Draft[], shared: SharedDraft[]) => mergeSharedDrafts('u1', local, shared);

describe('mergeSharedDrafts', () => {
  it('sends what only this device has, and keeps what only the account has', () => {
    expect(merge([here()], [])).toEqual({ ...NOTHING, send: [here()] });
    const { keep } = merge([], [there({ productId: 'p1' })]);
    expect(keep).toMatchObject([{ id: 'd1', uid: 'u1', at: 10, shared: 10, productId: 'p1' }]);
    expect(keep[0]?.values).toMatchObject({ productname: 'Elm', location: '' });
  });

  it('goes by the last change of each, with the pictures of this device', () => {
    expect(merge([here({ shared: 10 })], [there({ at: 11 })]).keep).toMatchObject([
      { at: 11, shared: 11, values: { productname: 'Elm', location: '', pictures: ['a'] } },
    ]);
    expect(merge([here({ at: 12, shared: 10 })], [there()])).toEqual({
      ...NOTHING,
      send: [here({ at: 12, shared: 10 })],
    });
    expect(merge([here({ shared: 10 })], [there()])).toEqual(NOTHING);
  });

  it('does not publish by itself what another device has changed since, and says why', () => {
    const publish = { productId: 'p1' };
    const [kept] = merge([here({ shared: 10, publish })], [there({ at: 11 })]).keep;
    expect(kept).not.toHaveProperty('publish');
    expect(kept?.refusal).toContain('You changed it on another device');
    expect(merge([here({ publish })], []).send).toMatchObject([{ publish }]);
  });

  it('takes a draft that the account has, though this device does not know that, for shared', () => {
    expect(merge([here()], [there()])).toEqual({ ...NOTHING, keep: [here({ shared: 10 })] });
  });

  it('forgets what went on another device, unless it was changed here since', () => {
    expect(merge([here({ shared: 10 })], [])).toEqual({ ...NOTHING, forget: ['d1'] });
    expect(merge([here({ at: 11, shared: 10 })], [])).toEqual({ ...NOTHING, send: [here({ at: 11 })] });
  });

  it('deletes from the account what went here, and then forgets that', () => {
    const gone = here({ gone: true, shared: 10 });
    expect(merge([gone], [there({ at: 99 })])).toEqual({ ...NOTHING, remove: ['d1'] });
    expect(merge([gone], [])).toEqual({ ...NOTHING, forget: ['d1'] });
  });
});
