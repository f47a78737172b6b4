// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { speak } from '@thriftline/domain/base/locale/speak';
import { stemOf } from '@thriftline/domain/search/words/stems';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { useWordRules } from './use-word-rules.ts';

afterEach(() => {
  cleanup();
  speak();
});

it('loads how the words of a language are read with the first that are looked for', async () => {
  i18n.load('de', {});
  speak({ language: 'de' });
  const { result, rerender } = renderHook(({ words }) => useWordRules(words), {
    initialProps: { words: '' },
  });
  expect(result.current).toBe(true);
  expect(stemOf('lampen', 'de')).not.toBe(stemOf('lampe', 'de'));
  rerender({ words: 'Lampen' });
  expect(result.current).toBe(false);
  await eventually(() => expect(result.current).toBe(true));
  expect(stemOf('lampen', 'de')).toBe(stemOf('lampe', 'de'));
  rerender({ words: 'Stuhl' });
  expect(result.current).toBe(true);
});

it('loads Arabic for Arabic words, whatever is read', async () => {
  const { result } = renderHook(() => useWordRules('سيارة'));
  expect(result.current).toBe(false);
  await eventually(() => expect(result.current).toBe(true));
  expect(stemOf('سيارات', 'en')).toBe(stemOf('سياره', 'en'));
});
