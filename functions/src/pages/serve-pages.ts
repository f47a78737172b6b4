import { t } from '@lingui/core/macro';
import { DEFAULT_LANGUAGE, type Language } from '@thriftline/domain/base/locale/languages';
import { readAddress } from '@thriftline/domain/pages/addresses';
import type { Response } from 'express';
import type { Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { inRequestLanguage } from '../platform/request-language.ts';
import { plainPath } from './plain-path.ts';

/** What a page is answered with. */
export interface PageAnswer {
  status: number;
  type: 'html' | 'xml';
  /** Cache-Control: browsers ask each time, Hosting's CDN keeps it as long as `s-maxage` says. */
  cache: string;
  body: string;
  /** Whether search engines are to leave it out. */
  noIndex?: boolean;
}

/** What is asked for, without needless escapes: the address is never read from the request's Host, which anybody can set. */
export interface PageRequest {
  /** Without the language that the address names. */
  path: string;
  /** The language that the address names, else the shop's own: whoever asks, for Hosting keeps one answer an address. */
  language: Language;
}

function readRequest(pathname: string): PageRequest {
  const { path, language = DEFAULT_LANGUAGE } = readAddress(pathname);
  return { path: plainPath(path), language };
}

/** Answers GET and HEAD and sets nothing up for any other method. */
export function servePages(answer: (request: PageRequest) => Promise<PageAnswer>) {
  return async (request: Request, response: Response): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).type('txt');
      response.send(
        inRequestLanguage(request, () => t`This page can only be read. We ignored the data you sent.`),
      );
      return;
    }
    try {
      const { status, type, cache, body, noIndex = false } = await answer(readRequest(request.path));
      response.status(status).type(type).set({ 'Cache-Control': cache, 'X-Content-Type-Options': 'nosniff' });
      if (noIndex) response.set('X-Robots-Tag', 'noindex');
      response.send(body);
    } catch (error) {
      logger.error(`${request.method} ${request.path} failed`, error);
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '30' });
      response.type('txt');
      response.send(
        inRequestLanguage(request, () => t`We can’t show this page right now. Try again in a moment.`),
      );
    }
  };
}
