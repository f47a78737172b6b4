import { Trans } from '@lingui/react/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

it('what people write is no element of the text that it is in', () => {
  for (const name of ['<0>free</0>', '<0/>', 'a <sold>chair</sold>', String.raw`\x3c0\x3e`]) {
    const drawn = renderToStaticMarkup(
      <Trans>
        Report {name} on <a href="/report">its page</a>
      </Trans>,
    );
    const escaped = name.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(drawn).toBe(`Report ${escaped} on <a href="/report">its page</a>`);
  }
});
