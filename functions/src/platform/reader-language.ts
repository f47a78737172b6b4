/// <reference path="../texts.d.ts" />
import ar from 'texts:functions/ar';
import de from 'texts:functions/de';
import { i18n } from '@thriftline/domain/base/locale/i18n';

i18n.load({ ar, de });

/** Writes one thing in its reader's language: every language is loaded by then. */
export { inLanguage } from '@thriftline/domain/base/locale/speak';
