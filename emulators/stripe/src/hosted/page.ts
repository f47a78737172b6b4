import type { ServerResponse } from 'node:http';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; background: light-dark(#f3f1ea, #17191c); color: light-dark(#22262b, #e9e7e1); }
  main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
  .note { margin: 0; padding: .6rem 1rem; background: light-dark(#ffe9b8, #4a3a12); font-size: .9rem; text-align: center; }
  h1 { font-size: 1.4rem; line-height: 1.25; margin: 1rem 0 .5rem; }
  h2 { font-size: 1.05rem; margin: 1.5rem 0 .5rem; }
  fieldset { border: 0; margin: 1rem 0; padding: 0; }
  legend { font-weight: 600; padding: 0; margin-bottom: .5rem; }
  label { display: flex; gap: .75rem; align-items: flex-start; padding: .75rem 1rem; margin-bottom: .5rem;
    background: light-dark(#fff, #22262b); border: 1px solid light-dark(#cfcabc, #444b53); border-radius: .5rem; }
  label small { display: block; color: light-dark(#5b6169, #aab0b8); }
  input { margin: .35rem 0 0; }
  button { width: 100%; padding: .8rem; font: inherit; font-weight: 600; border: 0; border-radius: .5rem;
    background: light-dark(#1f4f8f, #8fb8f0); color: light-dark(#fff, #10151b); cursor: pointer; }
  dl { display: grid; grid-template-columns: 1fr auto; gap: .35rem 1rem; margin: 0; }
  dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
  ul { padding-left: 1.2rem; }
  code { overflow-wrap: anywhere; }
`;

/** A text as it may stand in HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Answers with one of the provider's own pages. It may send people on to these addresses. */
export function answerPage(
  response: ServerResponse,
  status: number,
  { title, content, leadsTo = [] }: { title: string; content: string; leadsTo?: readonly string[] },
): void {
  const origins = leadsTo.map((address) => new URL(address).origin).join(' ');
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origins}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<p class="note" role="note">Local stand-in for the card provider, in test mode. No real money, no real data.</p>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`);
}

/** Sends a person on. */
export function redirect(response: ServerResponse, address: string): void {
  response.writeHead(303, {
    location: address,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  response.end();
}
