import { UNSHOWN_DAYS } from '@thriftline/domain/accounts/upload-ticket';
import type { FirebaseStorage } from 'firebase/storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeTicket } from './take-ticket.ts';
import { type Arrived, uploadInTurn } from './upload-in-turn.ts';

const store = vi.hoisted(() => ({
  files: [] as string[],
  fails: (_path: string): boolean => false,
  there: [] as string[],
}));
vi.mock('firebase/storage', () => ({
  ref: (_storage: object, path: string) => path,
  uploadBytesResumable: (path: string) => {
    const fault = store.there.includes(path) || store.fails(path);
    if (!fault) store.files.push(path);
    const task = fault ? Promise.reject(new Error(`not ${path}`)) : Promise.resolve();
    return Object.assign(task, { cancel: () => true });
  },
  getDownloadURL: async (path: string) => {
    if (![...store.files, ...store.there].includes(path)) throw new Error('no such file');
    return `https://${path}`;
  },
}));
vi.mock('./take-ticket.ts', () => ({ takeTicket: vi.fn() }));

const blob = (type = 'image/webp') => new Blob(['pixels'], { type });
const pictures = ['a', 'b'].map((id) => ({ id, img: blob(), thumb: blob() }));
const storage = { maxUploadRetryTime: 0 } as FirebaseStorage;
const kept: Record<string, Arrived> = {};
const onArrived = async (id: string, arrived: Arrived) => {
  kept[id] = arrived;
};
const upload = (arrived: Readonly<Record<string, Arrived>> = {}, signal = new AbortController().signal) =>
  uploadInTurn(storage, 'sal', pictures, { arrived, onArrived, signal });

beforeEach(() => {
  Object.assign(store, { files: [], there: [], fails: () => false });
  for (const id of Object.keys(kept)) delete kept[id];
  let tickets = 0;
  vi.mocked(takeTicket)
    .mockReset()
    .mockImplementation(async () => `t${++tickets}`);
});

describe('uploadInTurn', () => {
  it('sends all small pictures before the large ones', async () => {
    expect(await upload()).toEqual([
      { id: 'a', urls: { img: 'https://images/sal/t1-1600.webp', thumb: 'https://images/sal/t1-480.webp' } },
      { id: 'b', urls: { img: 'https://images/sal/t2-1600.webp', thumb: 'https://images/sal/t2-480.webp' } },
    ]);
    expect(store.files.map((path) => path.slice('images/sal/'.length))).toEqual([
      't1-480.webp',
      't2-480.webp',
      't1-1600.webp',
      't2-1600.webp',
    ]);
  });

  it('goes on with what is missing after a break, on the same tickets', async () => {
    store.fails = (path) => path.includes('t2-1600');
    await expect(upload()).rejects.toThrow('t2-1600');
    store.fails = () => false;
    const before = store.files.length;
    await upload({ ...kept });
    expect(store.files.slice(before)).toEqual(['images/sal/t2-1600.webp']);
    expect(takeTicket).toHaveBeenCalledTimes(2);
  });

  it('takes a file that arrived without its page hearing of it for arrived', async () => {
    store.there = ['images/sal/t1-480.webp'];
    const [first] = await upload();
    expect(first?.urls.thumb).toBe('https://images/sal/t1-480.webp');
  });

  it('takes a new ticket where the old one has run out, but keeps what is whole', async () => {
    const old = { ticket: 'old', at: Date.now() - 3_600_000 };
    const whole = { ...old, img: 'https://img', thumb: 'https://thumb' };
    const [a, b] = await upload({ a: whole, b: { ...old, thumb: 'https://half' } });
    expect(a?.urls).toEqual({ img: 'https://img', thumb: 'https://thumb' });
    expect(b?.urls.thumb).toBe('https://images/sal/t1-480.webp');
  });

  it('sends again what arrived so long ago that it may be deleted by now', async () => {
    const at = Date.now() - (UNSHOWN_DAYS / 2) * 86_400_000;
    const [a] = await upload({ a: { ticket: 'old', at, img: 'https://img', thumb: 'https://thumb' } });
    expect(a?.urls).toEqual({
      img: 'https://images/sal/t1-1600.webp',
      thumb: 'https://images/sal/t1-480.webp',
    });
  });

  it('stops when it is called off', async () => {
    const controller = new AbortController();
    controller.abort(new Error('taken back'));
    await expect(upload({}, controller.signal)).rejects.toThrow('taken back');
    expect(store.files).toEqual([]);
  });
});
