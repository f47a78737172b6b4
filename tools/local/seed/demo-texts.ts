import { DEFAULT_LANGUAGE, type Language } from '@thriftline/domain/base/locale/languages';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };

/** What the demo store says in other languages, by what it says in English: as people write there, not word by word. */
export const DEMO_TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> =
  {
    de,
    ar,
  };

/** What people of the demo write in a language. */
export interface DemoTexts {
  language: Language;
  /** A text of the demo store, by its English. Throws for one that the language lacks. */
  say(english: string): string;
}

/** The texts of the demo store in a language. */
export function demoTexts(language: Language = DEFAULT_LANGUAGE): DemoTexts {
  if (language === 'en') return { language, say: (english) => english };
  const texts = DEMO_TRANSLATIONS[language];
  return {
    language,
    say(english) {
      const text = texts[english];
      if (text === undefined) throw new Error(`The demo store lacks “${english}” in ${language}.`);
      return text;
    },
  };
}
