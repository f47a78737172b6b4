import { KNOWN_LANGUAGES } from '@thriftline/domain/base/shop/known-languages';

/** The languages that texts are translated into: all but the one they are written in. */
export const TRANSLATED = KNOWN_LANGUAGES.filter((language) => language !== 'en');
