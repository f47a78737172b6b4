import { createECDH } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { pushKeysCommand } from './push-keys-command.ts';

afterEach(() => vi.restoreAllMocks());

it('prints a pair of keys, another each time, and where each belongs', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  pushKeysCommand([]);
  pushKeysCommand([]);
  const [first = '', second = ''] = said.mock.calls.map(([text]) => String(text));
  const [, publicKey = ''] = /VITE_VAPID_PUBLIC_KEY=([\w-]{87})\n/.exec(first) ?? [];
  const [, privateKey = ''] = /\n {2}([\w-]{43})$/.exec(first) ?? [];
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  expect(curve.getPublicKey('base64url')).toBe(publicKey);
  expect(first).toContain(`  VAPID_PUBLIC_KEY=${publicKey}\n`);
  expect(second).not.toContain(privateKey);
});
