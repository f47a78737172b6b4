import { consentWords } from '@thriftline/domain/settings/consent';
import {
  confirmationQuestion,
  confirmationSubject,
  SUBSCRIPTION_TEXTS,
} from '@thriftline/domain/settings/subscription-texts';
import { BUTTON, card, emailPage, look, note } from '../notifications/email/email-style.ts';
import type { Letter } from '../notifications/email/write-email.ts';
import { markup } from '../platform/markup.ts';

/** The e-mail that asks whose address was given, as HTML and as text. */
export function writeConfirmation({
  shop,
  consent,
  link,
}: {
  shop: string;
  consent: string;
  link: string;
}): Letter {
  const { agreed, button, why } = SUBSCRIPTION_TEXTS;
  const title = confirmationSubject(shop);
  const words = consentWords(consent);
  const question = confirmationQuestion(shop);
  const content = [
    card([
      markup`<h1 ${look('ink', 'margin:0 0 8px;font-size:22px;line-height:1.25;font-weight:700;letter-spacing:-0.01em;')}>${question}</h1>`,
      markup`<p ${look('ink', 'margin:0 0 8px;')}>${agreed} ${words}</p>`,
      markup`<p style="margin:16px 0 0;"><a href="${link}" ${look('button', BUTTON)}>${button}</a></p>`,
    ]),
    note([markup`${why}`]),
  ];
  return {
    subject: title,
    html: emailPage({ title, shop, content }),
    text: `${[question, `${agreed} ${words}`, `${button}: ${link}`, `-- \n${why}`].join('\n\n')}\n`,
  };
}
