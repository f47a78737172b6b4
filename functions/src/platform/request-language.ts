import { LANGUAGES } from '@thriftline/domain/base/locale/languages';
import type { Reader } from '@thriftline/domain/base/locale/speak';
import type { Request } from 'firebase-functions/https';
import { inLanguage } from './reader-language.ts';

/** Who reads an answer of whom nothing is known but the languages that their browser asks for. */
export function readerOfRequest(request: Request): Reader {
  return { language: request.acceptsLanguages(...LANGUAGES) || undefined };
}

/** A text for them. Only for answers that no cache keeps. */
export function inRequestLanguage(request: Request, write: () => string): string {
  return inLanguage(readerOfRequest(request), write);
}
