import type { Language } from '@thriftline/domain/base/locale/languages';
import { shownDescription } from '@thriftline/domain/settings/default-description';
import { siteOrigin } from '../platform/config.ts';
import { inLanguage } from '../platform/reader-language.ts';
import { addressHead } from './address-head.ts';
import { fillLanguage } from './fill/fill-language.ts';
import { type PageFile, pageFile } from './page-file.ts';

/** Which page in which language is to be made. */
interface Wanted {
  language: Language;
  /** Its path without language; absent for one that is not there, which has no address to name. */
  path?: string;
  /** What the shop is, as its operator said. */
  description: string;
}

/** A page of the build in a language, with all its addresses in its head. */
export async function pageInLanguage(
  name: PageFile,
  { language, path, description }: Wanted,
): Promise<string> {
  const [page, packs] = await Promise.all([pageFile(name), pageFile('drawing/packs.json')]);
  const scripts = JSON.parse(packs) as Partial<Record<Language, readonly string[]>>;
  return fillLanguage(page, {
    language,
    tags: path === undefined ? [] : addressHead(path, language, siteOrigin()),
    description: inLanguage({ language }, () => shownDescription(description)),
    scripts: scripts[language] ?? [],
  });
}
