import { paths } from '@thriftline/domain/base/paths';
import { EMAIL_TEXTS, emailLink, emailSubject } from '@thriftline/domain/notifications/email-frame-texts';
import type { ReceiptLines } from '@thriftline/domain/notifications/email-receipt';
import type { NotificationText } from '@thriftline/domain/notifications/kinds/kind-entry';
import { type Markup, markup } from '../../platform/markup.ts';
import { BUTTON, card, emailPage, look, note } from './email-style.ts';

/** An e-mail as it is handed over. */
export interface Letter {
  subject: string;
  html: string;
  text: string;
}

/** An event as an e-mail tells it: of what was paid with the receipt. */
export type EmailEvent = NotificationText & { receipt?: ReceiptLines };

/** What is said in an e-mail, and by whom. */
export interface EmailContent {
  events: readonly [EmailEvent, ...EmailEvent[]];
  shop: string;
  /** Where the site is, without a slash at the end: no link leads anywhere else. */
  origin: string;
  /** The link by which no more such e-mails come, and what it is called; absent where they cannot be switched off. */
  unsubscribe?: { href: string; words: string };
}

/** An address of the app as a link. Throws where it would lead out of it. */
function linkTo(path: string, origin: string): string {
  const link = new URL(path, origin);
  if (link.origin !== origin) throw new Error(`A letter links to its own shop alone, and not to ${path}.`);
  return link.href;
}

function receiptTable(lines: ReceiptLines): Markup {
  const cell =
    'padding:4px 12px 4px 0;font-size:15px;line-height:1.5;vertical-align:top;overflow-wrap:anywhere;';
  const rows = lines.map(
    ([name, value]) =>
      markup`<tr><th scope="row" align="left" ${look('quiet', `${cell}font-weight:400;width:30%;`)}>${name}</th><td dir="auto" ${look('ink', cell)}>${value}</td></tr>`,
  );
  return markup`<table width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:12px 0 0;">${rows}</table>`;
}

/** One event on a card of its own. An e-mail has one heading of the first order: that of the first event. */
function eventCard({ title, text, path, receipt }: EmailEvent, isFirst: boolean, origin: string): Markup {
  const style = `margin:0 0 8px;font-size:${isFirst ? 22 : 18}px;line-height:1.25;font-weight:700;letter-spacing:-0.01em;`;
  const heading = isFirst
    ? markup`<h1 dir="auto" ${look('ink', style)}>${title}</h1>`
    : markup`<h2 dir="auto" ${look('ink', style)}>${title}</h2>`;
  return card([
    heading,
    ...(text === undefined ? [] : [markup`<p dir="auto" ${look('ink', 'margin:0 0 8px;')}>${text}</p>`]),
    ...(receipt === undefined ? [] : [receiptTable(receipt)]),
    markup`<p style="margin:16px 0 0;"><a href="${linkTo(path, origin)}" ${look('button', BUTTON)}>${emailLink(path)}</a></p>`,
  ]);
}

function footer({ shop, origin, unsubscribe }: EmailContent): Markup {
  const settings = linkTo(paths.dashboard.notifications.path, origin);
  return note([
    markup`${EMAIL_TEXTS.why(shop)}<br>`,
    markup`<a href="${settings}" ${look('link')}>${EMAIL_TEXTS.settings}</a>`,
    unsubscribe === undefined
      ? markup`<br>${EMAIL_TEXTS.always}`
      : markup`<br><a href="${unsubscribe.href}" ${look('link')}>${unsubscribe.words}</a>`,
  ]);
}

/** The first lines of the page that many readers show beside the subject. */
function preview({ events: [{ text }] }: EmailContent): Markup[] {
  if (text === undefined) return [];
  return [markup`<tr><td style="display:none;max-height:0;overflow:hidden;">${text}</td></tr>\n`];
}

function plainText({ events, shop, origin, unsubscribe }: EmailContent): string {
  const told = events.map(({ title, text, path, receipt = [] }) =>
    [
      title,
      ...(text === undefined ? [] : [text]),
      ...receipt.map(([name, value]) => `${name}: ${value}`),
      `${emailLink(path)}: ${linkTo(path, origin)}`,
    ].join('\n'),
  );
  const end = [
    '-- ',
    EMAIL_TEXTS.why(shop),
    `${EMAIL_TEXTS.settings}: ${linkTo(paths.dashboard.notifications.path, origin)}`,
    unsubscribe === undefined ? EMAIL_TEXTS.always : `${unsubscribe.words}: ${unsubscribe.href}`,
  ];
  return `${[...told, end.join('\n')].join('\n\n')}\n`;
}

/** One e-mail of one event or several, as HTML and as text. */
export function writeEmail(content: EmailContent): Letter {
  const { events, shop, origin } = content;
  const subject = emailSubject(events);
  const cards = events.map((event, index) => eventCard(event, index === 0, origin));
  return {
    subject,
    html: emailPage({ title: subject, shop, content: [...preview(content), ...cards, footer(content)] }),
    text: plainText(content),
  };
}
