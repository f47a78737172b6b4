import { words } from '@thriftline/domain/base/texts/words';
import { useLingui } from './lingui.tsx';

/** What words a text for the reader. Draws the component again in another language. */
export function useWords(): typeof words {
  useLingui();
  return words;
}
