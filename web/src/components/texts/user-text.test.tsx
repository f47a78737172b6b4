// @vitest-environment happy-dom
import { Trans } from '@lingui/react/macro';
import { cleanup, render } from '@testing-library/react';
import { LANGUAGES } from '@thriftline/domain/base/locale/languages';
import { afterEach, expect, it } from 'vitest';
import { addAllPacks } from '@/lib/language/all-packs.ts';
import { showLanguage } from '@/lib/language/language.ts';
import { UserText } from './user-text.tsx';

addAllPacks();
afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

it('holds a name alone in every language, without marks that isolate it again', async () => {
  for (const language of LANGUAGES) {
    await showLanguage(language);
    const seller = 'Selma';
    const { container, unmount } = render(
      <Trans>
        More from <UserText>{seller}</UserText>
      </Trans>,
    );
    expect(container.querySelector('bdi')?.textContent, language).toBe('Selma');
    unmount();
  }
});
