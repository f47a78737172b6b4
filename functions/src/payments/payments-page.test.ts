import { readFile } from 'node:fs/promises';
import { next, PAYMENT_EVENTS, PAYMENT_STATES } from '@thriftline/domain/payment-machine';
import { expect, it } from 'vitest';

it('docs/payments.md shows the table as it is', async () => {
  const page = await readFile(new URL('../../../docs/payments.md', import.meta.url), 'utf8');
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
  const rows = PAYMENT_STATES.map((state) =>
    row([state, ...PAYMENT_EVENTS.map((event) => next(state, event) ?? '')]),
  );
  const plain = (text: string) => text.replaceAll(/ +/g, ' ');
  for (const line of [row(['', ...PAYMENT_EVENTS]), ...rows]) expect(plain(page)).toContain(plain(line));
});
