/// <reference path="../texts.d.ts" />
import ar from 'texts:functions/ar';
import de from 'texts:functions/de';
import type { Messages } from '@lingui/core';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import type { Language } from '@thriftline/domain/base/locale/languages';

/** Every language that is not in the code. */
const CATALOGS: Readonly<Record<Exclude<Language, 'en'>, Messages>> = { ar, de };

i18n.load(CATALOGS);

/** Writes one thing in its reader's language: every language is loaded by then. */
export { inLanguage } from '@thriftline/domain/base/locale/speak';
