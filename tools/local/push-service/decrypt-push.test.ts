import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { decryptPush, Undecipherable } from './decrypt-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The example of RFC 8291, section 5. */
const RECEIVER = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg';
const BODY =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

function keys(auth = AUTH) {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytes(RECEIVER));
  return { curve, auth: bytes(auth) };
}

it('opens the example of RFC 8291', () => {
  expect(decryptPush(bytes(BODY), keys())).toBe('When I grow up, I want to be a watermelon');
});

it('opens nothing with another secret, of another browser, that was changed, or that is no message', () => {
  const other = createECDH('prime256v1');
  other.generateKeys();
  const changed = bytes(BODY);
  changed[changed.length - 20] = 0;
  expect(() => decryptPush(bytes(BODY), keys('AAAAAAAAAAAAAAAAAAAAAA'))).toThrow(Undecipherable);
  expect(() => decryptPush(bytes(BODY), { ...keys(), curve: other })).toThrow(Undecipherable);
  expect(() => decryptPush(changed, keys())).toThrow(Undecipherable);
  expect(() => decryptPush(Buffer.from('hello'), keys())).toThrow(Undecipherable);
});
