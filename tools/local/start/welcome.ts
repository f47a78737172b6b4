import { TEST_CARDS, type TestCard } from '@thriftline/stripe-emulator';
import type { DemoAccount } from '../seed/demo-accounts.ts';
import { usesRealMail, usesRealStripe } from '../suite/functions-environment.ts';
import type { Ports } from '../suite/machine/ports.ts';

/** One card for each thing that can happen; the provider knows more of them, of other brands. */
const isMainCard = ({ brand, funding }: TestCard) => brand === 'visa' && funding === 'credit';

function inGroups(cardNumber: string): string {
  return cardNumber.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Rows as lines, each column as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  }
  return rows
    .map((row) => `    ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

/** What `npm start` says when everything is up. */
export function welcome(
  ports: Ports,
  accounts: readonly DemoAccount[],
  { dev, took }: { dev: boolean; took: string },
): string {
  const website = `http://127.0.0.1:${ports.hosting}`;
  const cards = usesRealStripe(process.env)
    ? ['  Payments go to Stripe, with the keys of the environment.']
    : [
        '  Test cards (any future date, any CVC, any postal code)',
        table(TEST_CARDS.filter(isMainCard).map(({ number, shows }) => [inGroups(number), shows])),
      ];
  return [
    '',
    `Thriftline is ready after ${took}:  ${website}`,
    ...(dev ? [`With hot reload:  http://127.0.0.1:${ports.vite}`] : []),
    '',
    '  Demo accounts',
    table(accounts.map(({ role, status, email, password }) => [role, email, password, status])),
    '',
    ...cards,
    '',
    usesRealMail(process.env)
      ? '  E-mail goes to the mail server of the environment.'
      : `  E-mail stays here:  http://127.0.0.1:${ports.letters}`,
    '',
    'Ctrl-C stops it and keeps the data; `npm start -- --fresh` starts over.',
  ].join('\n');
}
