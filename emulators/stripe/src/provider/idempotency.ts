import type { SavedAnswer, Store } from '../model/store.ts';
import { ApiError, InvalidRequest } from '../protocol/api-error.ts';

const MAX_KEY_LENGTH = 255;

/** How long an answer is saved, in seconds. */
const SAVED_SECONDS = 24 * 60 * 60;

/** Answers that mean the request never began; the same key may try again. */
const NOT_BEGUN: ReadonlySet<number> = new Set([401, 404, 409, 429, 503]);

/** One request with an idempotency key. */
export interface KeyedRequest {
  key: string;
  /** The connected account it is for: each has keys of its own. */
  account: string | null;
  method: string;
  path: string;
  /** Fingerprint of all parameters. */
  parameters: string;
}

function refusal(status: number, message: string, code?: string): ApiError {
  const body = { type: 'idempotency_error', message, ...(code === undefined ? {} : { code }) } as const;
  return new ApiError(status, body, status === 409);
}

/** What an answer is saved under. */
function keyOf(key: string, account: string | null): string {
  return account === null ? key : `${account} ${key}`;
}

/** Gives the same answer to the same request. https://docs.stripe.com/api/idempotent_requests */
export class Idempotency {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly inProgress = new Set<string>();

  /** `now` gives seconds. */
  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
    for (const key of store.savedAnswers.keys()) this.find(key);
  }

  /** The saved answer, if the request was served before. Otherwise it is in progress until `end`. */
  begin({ key, account, method, path, parameters }: KeyedRequest): SavedAnswer | undefined {
    if (key.length > MAX_KEY_LENGTH) {
      throw new InvalidRequest(`Idempotency keys can have up to ${MAX_KEY_LENGTH} characters.`);
    }
    const name = keyOf(key, account);
    if (this.inProgress.has(name)) {
      throw refusal(
        409,
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        'idempotency_key_in_use',
      );
    }
    const saved = this.find(name);
    if (saved === undefined) {
      this.inProgress.add(name);
      return undefined;
    }
    const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
    if (saved.method !== method || saved.path !== path) {
      throw refusal(
        400,
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${saved.path}'). ${advice}`,
      );
    }
    if (saved.parameters !== parameters) {
      throw refusal(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
      );
    }
    return saved;
  }

  /** Keeps the answer, a 500 too, unless it only says that the request never began. */
  end({ key, account, method, path, parameters }: KeyedRequest, status: number, body: unknown): void {
    const name = keyOf(key, account);
    this.inProgress.delete(name);
    if (NOT_BEGUN.has(status) || isValidationError(status, body)) return;
    this.store.savedAnswers.set(name, {
      method,
      path,
      parameters,
      status,
      body: structuredClone(body),
      created: this.now(),
    });
    this.store.changed();
  }

  /** The answer saved under the key; one that is too old is forgotten. */
  private find(key: string): SavedAnswer | undefined {
    const saved = this.store.savedAnswers.get(key);
    if (saved === undefined || this.now() - saved.created < SAVED_SECONDS) return saved;
    this.store.savedAnswers.delete(key);
    return undefined;
  }
}

function isValidationError(status: number, body: unknown): boolean {
  if (status !== 400) return false;
  const code = (body as { error?: { code?: string } }).error?.code;
  return code === undefined || /^(parameter_|amount_too_)/.test(code);
}
