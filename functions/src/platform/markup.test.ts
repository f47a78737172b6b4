import { expect, it } from 'vitest';
import { markup } from './markup.ts';

it('escapes what is put into it, and not what it made', () => {
  const evil = `"><img src=x onerror='alert(1)'>&`;
  const inner = markup`<b title="${evil}">${evil}</b>`;
  const escaped = '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;';
  expect(inner.html).toBe(`<b title="${escaped}">${escaped}</b>`);
  expect(markup`<p>${[inner, markup`<i>${2}</i>`]}</p>`.html).toBe(`<p>${inner.html}<i>2</i></p>`);
});
