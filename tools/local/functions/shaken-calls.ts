import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Shaker } from '../shake/shaker.ts';
import type { Call, Caller } from './functions-process.ts';

/** What answers calls. */
interface AnswersCalls {
  answer(call: Call, caller: Caller): Promise<void>;
}

/** Stripe, too, sends an event until it is taken, and maybe once more. */
const CALLED_TWICE: ReadonlySet<string> = new Set(['stripeWebhook']);

/** Gets the answer to a call that nobody waits for. */
class Nobody extends Writable implements Caller {
  headersSent = false;
  writeHead(): void {
    this.headersSent = true;
  }
  override _write(_chunk: unknown, _encoding: BufferEncoding, done: () => void): void {
    done();
  }
}

/**
 * Answers a call as late as the shaker says. An event is taken at once and delivered after its wait: so later ones overtake it, those
 * of the same document, too. Some events come twice, the second after a wait of its own.
 */
export async function answerShaken(
  functions: AnswersCalls,
  call: Call,
  caller: Caller,
  shaker: Pick<Shaker, 'delayMs' | 'isTwice'>,
): Promise<void> {
  const { function: name, signature } = call;
  const comeOnce = async (to: Caller) => {
    await pause(shaker.delayMs(`call ${name}`));
    await functions.answer(call, to);
  };
  const isEvent = signature === 'cloudevent';
  const times = (isEvent || CALLED_TWICE.has(name)) && shaker.isTwice(`call ${name}`) ? 2 : 1;
  const delivered = Array.from({ length: times }, (_, time) =>
    comeOnce(isEvent || time > 0 ? new Nobody() : caller),
  );
  if (isEvent) {
    caller.writeHead(200, { 'content-type': 'application/json' });
    caller.end('{"status":"acknowledged"}');
  }
  await Promise.all(delivered);
}
