import { setTimeout as sleep } from 'node:timers/promises';
import { callablePath } from '@thriftline/domain/calls/callable-path';
import type { CallableName } from '@thriftline/domain/calls/callables';

/** What a callable answered; status 0 when there was no answer. */
export interface CallAnswer {
  status: number;
  result: Record<string, unknown>;
  problem: string;
}

/** How long a page waits for an answer in the race; and when all is calm, where only a slow machine takes its time. */
const PATIENCE_MS = 4_000;
const CALM_PATIENCE_MS = 60_000;

/** How long somebody waits who is asked to try again. */
const PAUSE_MS = 1_000;

/** An ID token as it looks; nobody signed it. `authTime` is when its owner signed in, in seconds since 1970. */
export function tokenOf(uid: string, authTime?: number): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: uid, uid, email: `${uid}@example.com`, email_verified: true, auth_time: authTime })}.`;
}

async function callUntil(
  end: AbortSignal,
  platformUrl: string,
  uid: string,
  name: CallableName,
  data: object,
  authTime?: number,
): Promise<CallAnswer> {
  try {
    const response = await fetch(`${platformUrl}/${callablePath(name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(uid, authTime)}` },
      body: JSON.stringify({ data }),
      signal: end,
    });
    const body = (await response.json()) as {
      result?: Record<string, unknown>;
      error?: { message?: string };
    };
    return { status: response.status, result: body.result ?? {}, problem: body.error?.message ?? '' };
  } catch (error) {
    return { status: 0, result: {}, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Calls a callable function as the page does. `gone` ends the call when the browser is gone. */
export function callFunction(
  platformUrl: string,
  uid: string,
  name: CallableName,
  data: object,
  gone?: AbortSignal,
): Promise<CallAnswer> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  return callUntil(gone ? AbortSignal.any([patience, gone]) : patience, platformUrl, uid, name, data);
}

/** Calls a callable function outside of the race: an answer that never comes is the shop's fault. */
export function callOutsideRace(
  platformUrl: string,
  uid: string,
  name: CallableName,
  data: object,
): Promise<CallAnswer> {
  return callUntil(AbortSignal.timeout(CALM_PATIENCE_MS), platformUrl, uid, name, data);
}

/**
 * The same by somebody who tries again where the shop asks for it: on a slow machine the card provider may answer too late, which is
 * no fault of the shop's.
 */
export async function callAgainOutsideRace(...call: Parameters<typeof callOutsideRace>): Promise<CallAnswer> {
  for (const start = Date.now(); ; await sleep(PAUSE_MS)) {
    const answer = await callOutsideRace(...call);
    if (answer.status !== 503 || Date.now() - start > CALM_PATIENCE_MS) return answer;
  }
}

/** As `callOutsideRace`, for somebody who has signed in at a time, in seconds since 1970. */
export function callSignedIn(
  platformUrl: string,
  { uid, authTime }: { uid: string; authTime: number },
  name: CallableName,
  data: object,
): Promise<CallAnswer> {
  return callUntil(AbortSignal.timeout(CALM_PATIENCE_MS), platformUrl, uid, name, data, authTime);
}
