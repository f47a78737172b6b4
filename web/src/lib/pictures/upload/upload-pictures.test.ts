import { PICTURE_CACHE_CONTROL } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import type { FirebaseStorage, UploadMetadata } from 'firebase/storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadPictures } from './upload-pictures.ts';

/** An upload under way: a test lets it arrive or fail. */
interface Task {
  path: string;
  metadata: UploadMetadata;
  cancel: () => void;
  arrive: () => void;
  fail: (error: Error) => void;
}

const { tasks, takeTicket } = vi.hoisted(() => ({ tasks: [] as Task[], takeTicket: vi.fn() }));

vi.mock('./take-ticket.ts', () => ({ takeTicket }));
vi.mock('@/config/servers.ts', () => ({ SERVER_ADDRESSES: { storage: '/' } }));
vi.mock('firebase/storage', () => ({
  ref: (_storage: unknown, path: string) => ({ path }),
  getDownloadURL: async ({ path }: { path: string }) => `https://storage.example/${path}`,
  uploadBytesResumable: (target: { path: string }, blob: Blob, metadata: UploadMetadata) => {
    let arrive = () => {};
    let fail = (_error: Error) => {};
    const promise = new Promise<void>((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    });
    const cancel = () => fail(new Error('cancelled'));
    tasks.push({ path: target.path, metadata, cancel, arrive, fail });
    const snapshot = { ref: target, bytesTransferred: 0, totalBytes: blob.size };
    const on = (_event: string, _next: unknown, onError: () => void) => void promise.catch(onError);
    return Object.assign(promise, { snapshot, cancel, on });
  },
}));

const STORAGE = {} as FirebaseStorage;
const blob = (size: number, type = 'image/webp') => new Blob([new Uint8Array(size)], { type });
const picture = (id: string, signal?: AbortSignal) => ({
  id,
  files: { img: blob(200), thumb: blob(20) },
  signal,
});
const options = (signal = new AbortController().signal) => ({ signal, onProgress: () => undefined });
const started = (count: number) => vi.waitFor(() => expect(tasks).toHaveLength(count));

beforeEach(() => {
  tasks.length = 0;
  let taken = 0;
  takeTicket.mockReset();
  takeTicket.mockImplementation(async () => {
    taken += 1;
    return `ticket-${taken}`;
  });
});

describe('uploadPictures', () => {
  it('takes one ticket a picture, for both of its files, and gives the addresses in their order', async () => {
    const work = uploadPictures(STORAGE, 'u1', [picture('a'), picture('b')], options());
    await started(4);
    expect(takeTicket.mock.calls).toEqual(Array(2).fill(['u1', { contentType: 'image/webp', size: 200 }]));
    expect(tasks.map(({ path }) => path)).toEqual([
      'images/u1/ticket-1-1600.webp',
      'images/u1/ticket-1-480.webp',
      'images/u1/ticket-2-1600.webp',
      'images/u1/ticket-2-480.webp',
    ]);
    for (const { metadata } of tasks) {
      expect(metadata).toEqual({ contentType: 'image/webp', cacheControl: PICTURE_CACHE_CONTROL });
    }
    for (const task of tasks) task.arrive();
    expect(await work).toEqual([
      {
        id: 'a',
        urls: {
          img: 'https://storage.example/images/u1/ticket-1-1600.webp',
          thumb: 'https://storage.example/images/u1/ticket-1-480.webp',
        },
      },
      expect.objectContaining({ id: 'b' }),
    ]);
  });

  it('says of each file what it is: one that says something else would be deleted', async () => {
    const files = { img: blob(200, 'image/png'), thumb: blob(20, 'image/png') };
    const work = uploadPictures(STORAGE, 'u1', [{ id: 'a', files, signal: undefined }], options());
    await started(2);
    expect(takeTicket).toHaveBeenCalledWith('u1', { contentType: 'image/png', size: 200 });
    expect(tasks.map(({ path }) => path)).toEqual([
      'images/u1/ticket-1-1600.png',
      'images/u1/ticket-1-480.png',
    ]);
    expect(tasks.map(({ metadata }) => metadata.contentType)).toEqual(['image/png', 'image/png']);
    for (const task of tasks) task.arrive();
    await work;
  });

  it('takes tickets one after the other', async () => {
    let give = (_id: string) => {};
    takeTicket.mockImplementationOnce(
      () =>
        new Promise<string>((resolve) => {
          give = resolve;
        }),
    );
    const work = uploadPictures(STORAGE, 'u1', [picture('a'), picture('b')], options());
    await vi.waitFor(() => expect(takeTicket).toHaveBeenCalledTimes(1));
    expect(tasks).toEqual([]);
    give('first');
    await started(4);
    expect(takeTicket).toHaveBeenCalledTimes(2);
    for (const task of tasks) task.arrive();
    await work;
  });

  it('says why there is no ticket, and uploads nothing more', async () => {
    const refusal = new AppError('too-many-requests', 'At most 120 pictures can be uploaded in an hour.');
    takeTicket.mockImplementationOnce(async () => 'ticket-1').mockRejectedValueOnce(refusal);
    const all = [picture('a'), picture('b'), picture('c')];
    await expect(uploadPictures(STORAGE, 'u1', all, options())).rejects.toBe(refusal);
    expect(takeTicket).toHaveBeenCalledTimes(2);
    expect(tasks.map(({ path }) => path)).not.toContain('images/u1/ticket-2-1600.webp');
  });

  it('gives all or nothing: one that fails ends the others', async () => {
    const work = uploadPictures(STORAGE, 'u1', [picture('a'), picture('b')], options());
    const ended = expect(work).rejects.toMatchObject({
      message: expect.stringContaining('nothing was saved'),
    });
    await started(4);
    tasks[0]?.arrive();
    tasks[3]?.fail(new Error('refused'));
    await ended;
  });

  it('leaves out a picture that is called off, before its ticket or after, and goes on with the others', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const all = [picture('a', first.signal), picture('b', second.signal), picture('c')];
    second.abort();
    const work = uploadPictures(STORAGE, 'u1', all, options());
    await started(4);
    expect(takeTicket).toHaveBeenCalledTimes(2);
    first.abort();
    for (const task of tasks.slice(2)) task.arrive();
    expect((await work).map(({ id }) => id)).toEqual(['c']);
  });

  it('gives up on a ticket that does not come', async () => {
    vi.useFakeTimers();
    takeTicket.mockImplementation(() => new Promise<string>(() => {}));
    const work = uploadPictures(STORAGE, 'u1', [picture('a'), picture('b')], options());
    const ended = expect(work).rejects.toMatchObject({
      message: expect.stringContaining('nothing was saved'),
    });
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await ended;
    expect(takeTicket).toHaveBeenCalledTimes(1);
  });

  it('ends at once when all of it is called off, even while a ticket hangs', async () => {
    takeTicket.mockImplementation(() => new Promise<string>(() => {}));
    const controller = new AbortController();
    const work = uploadPictures(STORAGE, 'u1', [picture('a'), picture('b')], options(controller.signal));
    await vi.waitFor(() => expect(takeTicket).toHaveBeenCalledTimes(1));
    const lost = new AppError('internal', 'The connection was lost.');
    controller.abort(lost);
    await expect(work).rejects.toBe(lost);
    expect(tasks).toEqual([]);
  });
});
