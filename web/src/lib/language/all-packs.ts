import { isLanguage } from '@thriftline/domain/base/locale/languages';
import { addPack } from './language.ts';
import type { LanguagePack } from './packs/language-pack.ts';

/** Each language's pack, by the path of its file. */
const packs = import.meta.glob<LanguagePack>('./packs/??.ts', { eager: true, import: 'pack' });

/** Makes every language known at once: for what draws pages in Node, where nothing is asked for later. */
export function addAllPacks(): void {
  for (const [path, pack] of Object.entries(packs)) {
    const language = /\/([a-z]{2,8})\.ts$/.exec(path)?.[1];
    if (isLanguage(language)) addPack(language, pack);
  }
}
