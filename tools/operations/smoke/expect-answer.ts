/** Says that the shop answered otherwise than it should, and what to look at. */
export class SmokeFailure extends Error {}

/** Longest time that an answer may take: a cold function takes seconds. */
const LIMIT_MS = 30_000;
const LONGEST_SHOWN = 200;

/** What was asked and what came back. */
export interface SmokeAnswer {
  asked: string;
  status: number;
  headers: Headers;
  text: string;
}

/** Asks an address once. Throws `SmokeFailure` where nothing answers. */
export async function ask(url: string, init: RequestInit = {}): Promise<SmokeAnswer> {
  const asked = `${init.method ?? 'GET'} ${url}`;
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS), ...init });
    return { asked, status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new SmokeFailure(`${asked} got no answer: ${cause instanceof Error ? cause.message : cause}`);
  }
}

/** Throws `SmokeFailure` unless the answer has this status. */
export function expectStatus({ asked, status, text }: SmokeAnswer, expected: number): void {
  if (status === expected) return;
  throw new SmokeFailure(
    `${asked} answered ${status} instead of ${expected}: ${text.slice(0, LONGEST_SHOWN)}`,
  );
}

/** Throws `SmokeFailure` unless the text holds this. */
export function expectText({ asked, text }: SmokeAnswer, expected: RegExp): void {
  if (expected.test(text)) return;
  throw new SmokeFailure(`${asked} answered without ${expected}: ${text.slice(0, LONGEST_SHOWN)}`);
}

/** Throws `SmokeFailure` unless the header is like this. */
export function expectHeader({ asked, headers }: SmokeAnswer, name: string, expected: RegExp): void {
  const value = headers.get(name);
  if (value !== null && expected.test(value)) return;
  throw new SmokeFailure(`${asked} sent ${name}: ${value ?? 'nothing'}, which should match ${expected}.`);
}
