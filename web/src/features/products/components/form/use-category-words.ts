import type { Language } from '@thriftline/domain/base/locale/languages';
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import {
  areCategoryWordsKnown,
  type KnownCategoryWords,
  knownCategoryWords,
  loadCategoryWords,
} from '@thriftline/domain/search/words/category-words/known-category-words';
import { listingLanguage } from '@thriftline/domain/search/words/listing-language';
import { useEffect, useState } from 'react';

/**
 * What things are called in the languages that are known here. Loads the one that a title seems to be in, and draws the component again
 * with it; where it can't be loaded, the title is read with the words of the others.
 */
export function useCategoryWords(title: string): KnownCategoryWords {
  const language = listingLanguage({ productname: title }, currentLanguage());
  const [, setTried] = useState<Language>();
  const isNeeded = title !== '' && !areCategoryWordsKnown(language);
  useEffect(() => {
    if (!isNeeded) return;
    loadCategoryWords(language).then(
      () => setTried(language),
      (error: unknown) =>
        console.warn(`Suggesting categories without words of the language ${language}`, error),
    );
  }, [isNeeded, language]);
  return knownCategoryWords();
}
