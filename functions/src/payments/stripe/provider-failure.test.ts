import { PROVIDER_TEXTS } from '@thriftline/domain/base/texts/provider-texts';
import { describe, expect, it } from 'vitest';
import { providerFailure } from './provider-failure.ts';
import { BUSY_PAUSE_MS, BUSY_TRIES, LONGEST_PAUSE_MS, REQUEST_MS, RETRIES } from './request-time.ts';

describe('providerFailure', () => {
  it.each([
    [409, 'idempotency_key_in_use', 'busy', 'unavailable'],
    [429, 'lock_timeout', 'busy', 'unavailable'],
    [429, undefined, 'tooMany', 'unavailable'],
    [401, undefined, 'refusesShop', 'unavailable'],
    [403, undefined, 'refusesShop', 'unavailable'],
    [400, 'amount_too_small', 'amount', 'conflict'],
    [500, undefined, 'unreachable', 'unavailable'],
    [undefined, undefined, 'unreachable', 'unavailable'],
  ] as const)('%s %s is %s', (statusCode, code, words, answered) => {
    expect(providerFailure({ statusCode, code } as never)).toMatchObject({
      words: PROVIDER_TEXTS[words],
      code: answered,
    });
  });

  it('leaves a fault of ours a bug', () => {
    expect(providerFailure({ statusCode: 400, code: 'parameter_unknown' } as never)).toBeUndefined();
  });

  it('says to make a request again where a pause helps, and not where only an operator does', () => {
    const isBusy = (statusCode: number) => providerFailure({ statusCode } as never)?.isBusy === true;
    expect([409, 429, 401, 403, 500].filter(isBusy)).toEqual([409, 429]);
  });
});

describe('the time of a request', () => {
  it('with every try and pause leaves a function half of its minute, and a page its forty seconds', () => {
    const longest = (RETRIES + 1) * REQUEST_MS + RETRIES * LONGEST_PAUSE_MS;
    expect(longest).toBeLessThanOrEqual(30_000);
    // What is busy answers at once: only the pauses come on top.
    expect(longest + BUSY_TRIES * BUSY_PAUSE_MS).toBeLessThanOrEqual(30_000);
  });
});
