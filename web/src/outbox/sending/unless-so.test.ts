import { beforeEach, expect, it, vi } from 'vitest';
import { unlessSo } from './unless-so.ts';

const server = vi.hoisted(() => ({ isSo: false }));
vi.mock('./is-so-on-server.ts', () => ({ isSoOnServer: async () => server.isSo }));

const refused = () => ({ kept: Promise.resolve(), written: Promise.reject(new Error('refused')) });

beforeEach(() => {
  server.isSo = false;
});

it('takes a refusal for done where the server has it so already, and for one where it has not', async () => {
  const wanted = { kind: 'follow', path: 'follows/u1_ann' } as const;
  await expect(unlessSo(refused(), wanted).written).rejects.toThrow('refused');
  server.isSo = true;
  await expect(unlessSo(refused(), wanted).written).resolves.toBeUndefined();
});
