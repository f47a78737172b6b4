import { msg, plural, t } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { inEnglish, words } from '../texts/words.ts';

/** What looks like escape sequences of JavaScript, as somebody may call an item: a line break, an override of the direction, a quote. */
const TYPED = String.raw`Chair\u000d\u000aBcc: x\x0a\u202Egnp "\\u0041" \uD800`;

it('what people write stays as it is in a text, whatever it looks like', () => {
  const [name, count] = [TYPED, 2];
  expect(t`You sold ${name}`).toBe(`You sold ${TYPED}`);
  const text = msg`${name} is yours for ${plural(count, { one: '# day', other: '# days' })}`;
  const said = `${TYPED} is yours for 2 days`;
  expect([words(text), inEnglish(text)]).toEqual([said, said]);
});
