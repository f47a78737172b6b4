import type { EventFault } from '../plan/fault-plan.ts';

/** One event of a document on its way to a function. */
interface QueuedEvent {
  functionName: string;
  body: Buffer;
  retry: boolean;
}

const MAX_TRIES = 200;
const LONGEST_PAUSE_MS = 100;

/**
 * The events of documents, as the platform brings them to functions: at least once, in any order, again and again while
 * a function that wants it so fails (https://cloud.google.com/functions/docs/bestpractices/retries).
 */
export class EventQueue {
  /** The faults of the coming events, one each. */
  faults: EventFault[] = [];
  /** Faults that came true. */
  faultsMet = 0;
  private underWay = 0;
  private readonly deliver: (functionName: string, body: Buffer) => Promise<boolean>;

  /** `deliver` hands an event to an instance and says whether it was dealt with. */
  constructor(deliver: (functionName: string, body: Buffer) => Promise<boolean>) {
    this.deliver = deliver;
  }

  get isEmpty(): boolean {
    return this.underWay === 0;
  }

  add(event: QueuedEvent): void {
    const { delayMs, copies } = this.faults.shift() ?? { delayMs: 0, copies: 1 };
    this.faultsMet += (delayMs > 0 ? 1 : 0) + (copies > 1 ? 1 : 0);
    for (let copy = 0; copy < copies; copy += 1) void this.bring(event, delayMs);
  }

  private async bring({ functionName, body, retry }: QueuedEvent, delayMs: number): Promise<void> {
    this.underWay += 1;
    try {
      await pause(delayMs);
      for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
        if ((await this.deliver(functionName, body)) || !retry) return;
        await pause(Math.min(LONGEST_PAUSE_MS, 10 * tries));
      }
      throw new Error(`${functionName} never took an event`);
    } finally {
      this.underWay -= 1;
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
