import { useLingui } from '@lingui/react/macro';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@thriftline/domain/base/locale/languages';
import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { ShortSelect } from '@/components/plain-form/short-select.tsx';
import { chosenLanguage, onChosenLanguage } from '@/lib/language/language.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/** Chooses the language of the page, each called by its own name: the browser's own list, made without Material UI. Nothing in a shop of one language. */
export function LanguageSelect() {
  const { t } = useLingui();
  const choose = useChooseLanguage();
  // Not the language that is shown: browsers tell of a choice twice, and React may take the page over at the first and draw the list again
  // before the second, which would then tell of the language before.
  const chosen = useSyncExternalStore(onChosenLanguage, chosenLanguage, currentLanguage);
  const list = useRef<HTMLSelectElement>(null);
  const takeUp = useEffectEvent(() => {
    const value = list.current?.value;
    // React sets the list back to what it drew when a choice comes before this does: that choice is taken up already.
    if (isLanguage(value) && value !== chosen && value !== chosenLanguage()) choose(value);
  });
  // A page that a server drew can be chosen in before its script is there.
  useEffect(() => takeUp(), []);
  if (LANGUAGES.length === 1) return null;
  return (
    <ShortSelect
      ref={list}
      // What public/first-paint.js knows it by, which keeps what is chosen until this script has come.
      data-choice="language"
      // Else a browser fills in again what was chosen before a reload, which then counts as chosen now.
      autoComplete="off"
      aria-label={t`Language`}
      value={chosen}
      onChange={(event) => {
        event.stopPropagation();
        const { value } = event.target;
        if (isLanguage(value)) choose(value);
      }}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </ShortSelect>
  );
}
