// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { speak } from '@thriftline/domain/base/locale/speak';
import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { LOADING, SIGNED_OUT, type SignedInUser, setCurrentUser } from '@/lib/account/current-user.ts';
import { chooseLanguage, languageOfDevice, readAs, showLanguage } from '@/lib/language/language.ts';
import { eventually } from '@/testing/eventually.ts';
import { Footer } from '../bars/footer.tsx';
import { LanguageSelect } from './language-select.tsx';

const keepLanguage = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('@/features/users/api/choose-language.ts', () => ({ keepLanguage }));

const BEA: SignedInUser = {
  status: 'signedIn',
  uid: 'bea',
  email: null,
  displayName: null,
  photoURL: null,
  emailVerified: true,
  role: 'Buyer',
  userDoc: null,
};

const PAGE = (
  <MemoryRouter>
    <Footer />
  </MemoryRouter>
);

/** A page that a server drew, with a language chosen in its footer; its script comes now. */
function takeOver(chosen: string): void {
  const container = document.createElement('div');
  container.innerHTML = renderToString(PAGE);
  document.body.append(container);
  for (const list of container.querySelectorAll('select')) list.value = chosen;
  render(PAGE, { container, hydrate: true });
}

/** Chooses German once the page is React's, while its effects are still to come. */
function ChoosesAtOnce() {
  useLayoutEffect(
    () =>
      queueMicrotask(() => {
        const list = document.querySelector('select');
        if (!list) throw new Error('There is no list of languages.');
        list.value = 'de';
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    [],
  );
  return null;
}

afterEach(async () => {
  act(() => setCurrentUser(SIGNED_OUT));
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

it('the list says what was chosen while its texts are on their way', async () => {
  setCurrentUser(SIGNED_OUT);
  render(PAGE);
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  // As public/first-paint.js, which leaves it to this script.
  const earlier = vi.fn();
  document.addEventListener('change', earlier);
  fireEvent.change(list, { target: { value: 'de' } });
  document.removeEventListener('change', earlier);
  expect(earlier).not.toHaveBeenCalled();
  expect([list.value, document.documentElement.lang]).toEqual(['de', 'en']);
  await screen.findByText('Etwas verkaufen');
  expect(list.value).toBe('de');
});

it('a language that is chosen before the script has come is shown once it is there', async () => {
  setCurrentUser(SIGNED_OUT);
  takeOver('de');
  await screen.findByText('Etwas verkaufen');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('de');
  await eventually(() => expect(languageOfDevice()).toBe('de'));
  expect(keepLanguage).not.toHaveBeenCalled();
});

it('a language that is chosen while the script takes the page over is not set back', async () => {
  setCurrentUser(SIGNED_OUT);
  const container = document.createElement('div');
  document.body.append(container);
  const page = (
    <>
      <LanguageSelect />
      <ChoosesAtOnce />
    </>
  );
  container.innerHTML = renderToString(page);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, page);
  });
  await eventually(() =>
    expect([container.querySelector('select')?.value, languageOfDevice()]).toEqual(['de', 'de']),
  );
  expect(document.documentElement.lang).toBe('de');
  vi.unstubAllGlobals();
  act(() => root?.unmount());
});

it('it goes before what the account says that becomes known later, and is kept with that', async () => {
  setCurrentUser(LOADING);
  takeOver('ar');
  await screen.findByText('بيع غرض');
  await act(() => readAs({ language: 'de' }));
  expect(document.documentElement.lang).toBe('ar');
  act(() => setCurrentUser(BEA));
  await eventually(() => expect(keepLanguage).toHaveBeenCalledWith('bea', 'ar'));
});
