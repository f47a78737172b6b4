import type { FaultKind } from './faults.ts';
import type { CaughtEmail } from './mailbox.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in an element or a quoted attribute. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
a { color: LinkText; }
li { margin: .5rem 0; overflow-wrap: anywhere; }
small { opacity: .8; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid GrayText; }
iframe { width: 100%; height: 40rem; border: 1px solid GrayText; resize: horizontal; }
table { border-collapse: collapse; } td, th { text-align: left; vertical-align: top; padding: .15rem .75rem .15rem 0; overflow-wrap: anywhere; }
`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>
`;
}

const subjectOf = ({ email }: CaughtEmail) => email.subject || '(no subject)';

/** The page of all letters. */
export function listPage(letters: readonly CaughtEmail[], fault: FaultKind | undefined): string {
  const rows = letters.map((letter) => {
    const to = letter.recipients.join(', ');
    return `<li><a href="/letters/${letter.id}">${escaped(subjectOf(letter))}</a><br>
      <small>to ${escaped(to)}, <time>${new Date(letter.at).toISOString()}</time></small></li>`;
  });
  const down = fault === undefined ? '' : `<p><strong>Nothing comes in now: ${escaped(fault)}.</strong></p>`;
  return page(
    'Letters',
    `<h1>Letters</h1>${down}<p>Nothing leaves this computer. <a href="/">Look again</a></p>
    ${rows.length === 0 ? '<p>None yet.</p>' : `<ol reversed>${rows.join('')}</ol>`}`,
  );
}

/** The page of one letter: its HTML as a reader shows it, its text, and its headers. */
export function emailPage(letter: CaughtEmail): string {
  const { email, id } = letter;
  const headers = email.headers.map(
    ({ originalKey, value }) => `<tr><th>${escaped(originalKey)}</th><td>${escaped(value)}</td></tr>`,
  );
  return page(
    subjectOf(letter),
    `<p><a href="/">All letters</a></p><h1>${escaped(subjectOf(letter))}</h1>
    <h2>HTML</h2><iframe title="The letter as HTML" sandbox="allow-popups" src="/letters/${id}/html"></iframe>
    <h2>Text</h2><pre>${escaped(email.text ?? '')}</pre>
    <h2>Headers</h2><table>${headers.join('')}</table>`,
  );
}

/** A letter's HTML, whose links open beside the page. */
export function letterHtml({ email }: CaughtEmail): string {
  return `<base target="_blank">${email.html ?? ''}`;
}
