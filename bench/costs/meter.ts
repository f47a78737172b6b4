import { readFile } from 'node:fs/promises';
import { PORTS } from '@thriftline/domain/base/ports';
import type { Page, Request } from 'playwright-core';

const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);
const USAGE = `http://127.0.0.1:${PORTS.firestore + offset}/emulator/v1/usage`;
const STORAGE_PORT = String(PORTS.storage + offset);
const QUIET_MS = 2_000;

/** What an act cost. Reads of rules are those of get() and exists() in the security rules. */
export interface Bill {
  act: string;
  clientReads: number;
  functionReads: number;
  ruleReads: number;
  writes: number;
  deletes: number;
  functionCalls: number;
  /** Pictures that this browser had not fetched from Cloud Storage before. */
  pictures: number;
}

interface Usage {
  clients: { reads: number; writes: number; deletes: number };
  administrators: { reads: number; writes: number; deletes: number };
  rules: { reads: number };
}

async function usage(): Promise<Usage> {
  return (await (await fetch(USAGE)).json()) as Usage;
}

/** Function calls so far, triggers among them, from the emulators' log. */
async function functionCalls(): Promise<number> {
  const file = process.env.THRIFTLINE_FUNCTIONS_LOG;
  if (file === undefined) throw new Error('THRIFTLINE_FUNCTIONS_LOG does not name the log of the emulators.');
  const log = await readFile(file, 'utf8');
  // The schedule and the warm-up of the local suite are no part of a visit.
  return [...log.matchAll(/Beginning execution of "([^"]+)"/g)].filter(
    ([, name]) => !name?.includes('-every'),
  ).length;
}

/** Waits until neither Firestore nor the functions have anything more to do for the act. */
async function settled(): Promise<void> {
  let before = '';
  for (;;) {
    const now = JSON.stringify([await usage(), await functionCalls()]);
    if (now === before) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

/** Addresses of pictures this browser has. */
const fetched = new Set<string>();

/** Does something on the page and tells what it cost, triggers that follow included. */
export async function billOf(act: string, page: Page, run: () => Promise<void>): Promise<Bill> {
  await settled();
  await fetch(USAGE, { method: 'DELETE' });
  const callsBefore = await functionCalls();
  let pictures = 0;
  const count = (request: Request) => {
    const isPicture = new URL(request.url()).port === STORAGE_PORT && request.method() === 'GET';
    // The second time the service worker has it.
    if (!isPicture || fetched.has(request.url())) return;
    fetched.add(request.url());
    pictures += 1;
  };
  page.on('requestfinished', count);
  await run();
  await settled();
  page.off('requestfinished', count);
  const { clients, administrators, rules } = await usage();
  return {
    act,
    clientReads: clients.reads,
    functionReads: administrators.reads,
    ruleReads: rules.reads,
    writes: clients.writes + administrators.writes,
    deletes: clients.deletes + administrators.deletes,
    functionCalls: (await functionCalls()) - callsBefore,
    pictures,
  };
}

/** The bills as a table. */
export function table(bills: readonly Bill[]): string {
  const rows = bills.map((bill) =>
    [
      bill.act,
      bill.clientReads,
      bill.functionReads,
      bill.ruleReads,
      bill.writes,
      bill.deletes,
      bill.functionCalls,
      bill.pictures,
    ].join(' | '),
  );
  const head = [
    'Act',
    'reads: page',
    'functions',
    'rules',
    'writes',
    'deletes',
    'function calls',
    'pictures',
  ].join(' | ');
  return [head, '--- | ---: | ---: | ---: | ---: | ---: | ---: | ---:', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}
