// @vitest-environment happy-dom
import { BroadcastChannel as ChannelOfProcess } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { openTabChannel } from '@/lib/browser/tab-channel.ts';

const NAME = 'thriftline-tab-channels';
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function heardOn(channel: Pick<BroadcastChannel, 'onmessage'>) {
  const heard = vi.fn();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => heard(data);
  return heard;
}

it('tabs of a test hear each other, and nothing of a test that runs beside it in the same process', async () => {
  const heard = heardOn(openTabChannel(NAME));
  const beside = new ChannelOfProcess(NAME);
  const tab = new BroadcastChannel(NAME);
  ends.push(
    () => beside.close(),
    () => tab.close(),
  );
  beside.postMessage('of another test');
  tab.postMessage('of this one');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('of this one'));
  expect(heard).not.toHaveBeenCalledWith('of another test');
});
