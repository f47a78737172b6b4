import { useEffect, useState } from 'react';
import { reportError } from '@/lib/notices/report-error.ts';

/** Shorter beginnings could become anything. */
const LEAST_LETTERS = 2;

const NONE: readonly string[] = [];

/** What may be meant by a text that is being typed; the last answer stands until the next. `suggest` stays the same. */
export function useSuggestions(
  suggest: (text: string) => Promise<readonly string[]>,
  text: string,
): readonly string[] {
  const [suggestions, setSuggestions] = useState(NONE);
  const wanted = text.trim().length >= LEAST_LETTERS;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    suggest(text)
      .then((found) => {
        if (current) setSuggestions(found);
      })
      .catch(reportError);
    return () => {
      current = false;
    };
  }, [suggest, text, wanted]);
  return wanted ? suggestions : NONE;
}
