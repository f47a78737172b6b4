import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { areRulesKnown } from '@thriftline/domain/search/words/known-rules';
import { useEffect, useState } from 'react';
import { useLingui } from '@/lib/language/lingui.tsx';
import { loadRulesFor } from '../api/fetch-vocabulary.ts';

/**
 * Whether words that are looked for on the device can be read, as their reader's language has them: what that takes is loaded with the
 * first of them. Where it can't be, they are read as English.
 */
export function useWordRules(words: string): boolean {
  useLingui();
  const language = currentLanguage();
  const key = `${language} ${words}`;
  const isKnown = words === '' || areRulesKnown(language, words);
  const [tried, setTried] = useState<string>();
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    void loadRulesFor(language, words).then(() => {
      if (isCurrent) setTried(key);
    });
    return () => {
      isCurrent = false;
    };
  }, [isKnown, language, words, key]);
  return isKnown || tried === key;
}
