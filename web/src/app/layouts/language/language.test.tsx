// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { speak } from '@thriftline/domain/base/locale/speak';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { chooseLanguage, languageOfDevice, showLanguage } from '@/lib/language/language.ts';
import { Footer } from '../bars/footer.tsx';

afterEach(async () => {
  await showLanguage('en');
  speak();
  cleanup();
  localStorage.clear();
});

it('the page changes language at once, and what is typed stays', async () => {
  render(
    <MemoryRouter>
      <input aria-label="typed" />
      <Footer />
    </MemoryRouter>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('typed');
  input.value = 'half a sentence';
  expect(screen.getByText('Sell something')).toBeTruthy();
  await act(() => chooseLanguage('de'));
  expect(screen.getByText('Etwas verkaufen')).toBeTruthy();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['de', 'ltr']);
  await act(() => chooseLanguage('ar'));
  expect(screen.getByText('بيع غرض')).toBeTruthy();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(screen.getByLabelText('typed')).toBe(input);
  expect(input.value).toBe('half a sentence');
  expect(languageOfDevice()).toBe('ar');
});
