import { Agent, request } from 'node:http';
import { ANONYMOUS, type DatabaseName } from '../model/index.ts';
import type { CommitChange } from '../store/index.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { type ChangeReport, eventBody } from './event.ts';
import type { Trigger } from './trigger.ts';

/** Pauses before another try when the functions emulator cannot be reached. */
const RETRY_AFTER_MS = [100, 400, 1_500, 4_000];

/** Connections that were idle for so long are not used again: a server may close its end after 5 s, in the very moment of an event. */
const IDLE_MS = 3_000;

/**
 * Events of one trigger sent at a time where nothing else is asked for. The functions emulator starts a process for each event that
 * finds all others busy: without a limit, a batch of a hundred documents is a hundred processes.
 */
const AT_A_TIME = 2;

/** Tells functions of changed documents, after the commit and without holding it up. */
export class EventDelivery {
  /** `host:port` of the functions emulator; without it nothing is sent. */
  private readonly functionsHost: string | undefined;
  private readonly atATime: number;
  private readonly triggers = new Map<string, Trigger>();
  /** The last event of each trigger and document, for those still under way. */
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly limits = new Map<string, ConcurrencyLimit>();
  private readonly agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  private stopped = false;

  constructor(functionsHost: string | undefined, atATime = AT_A_TIME) {
    this.functionsHost = functionsHost;
    this.atATime = atATime;
  }

  /** Adds a trigger of a project; one of the same key is replaced. */
  register(projectId: string, trigger: Trigger): void {
    this.triggers.set(`${projectId}/${trigger.key}`, trigger);
  }

  /** Sends the events of a commit. Clearing and importing are no changes to tell of. */
  deliver(database: DatabaseName, commit: CommitChange): void {
    const { author = ANONYMOUS } = commit;
    if (this.functionsHost === undefined || commit.origin !== 'commit') return;
    for (const change of commit.changes) {
      for (const trigger of this.triggers.values()) {
        if (!trigger.wants(database, change)) continue;
        this.enqueue(trigger, { database, change, time: commit.readTime, author });
      }
    }
  }

  /** Waits for the events under way. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay.values());
  }

  /** Gives up what is under way. */
  stop(): void {
    this.stopped = true;
    this.agent.destroy();
  }

  /** A function hears of the changes of one document in order. */
  private enqueue(trigger: Trigger, report: ChangeReport): void {
    const line = `${trigger.key} ${report.database.databaseId} ${report.change.path.key}`;
    const sent = (this.underWay.get(line) ?? Promise.resolve())
      .then(() => this.limitOf(trigger).run(() => this.send(trigger, report)))
      .finally(() => {
        if (this.underWay.get(line) === sent) this.underWay.delete(line);
      });
    this.underWay.set(line, sent);
  }

  private limitOf({ key }: Trigger): ConcurrencyLimit {
    const known = this.limits.get(key) ?? new ConcurrencyLimit(this.atATime);
    this.limits.set(key, known);
    return known;
  }

  private async send(trigger: Trigger, report: ChangeReport): Promise<void> {
    const url = `http://${this.functionsHost}/functions/projects/${report.database.projectId}/triggers/${trigger.key}`;
    const body = JSON.stringify(eventBody(trigger, report));
    for (const pause of [...RETRY_AFTER_MS, undefined]) {
      if (this.stopped) return;
      try {
        const status = await this.post(url, body);
        // 404 and 204: the key was replaced when triggers were disabled and enabled again.
        if ((status < 200 || status > 299) && status !== 404) {
          console.error(`[firestore] function ${trigger.key} answered ${status} to ${trigger.eventType}`);
        }
        return;
      } catch (error) {
        if (this.stopped) return;
        if (pause === undefined) {
          console.error(`[firestore] could not reach function ${trigger.key}: ${describe(error)}`);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  /** Sends an event and gives the status of the answer. Not by `fetch`, which costs twice as much, and there may be many thousands. */
  private post(url: string, body: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        method: 'POST',
        agent: this.agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      });
      sent.on('error', reject);
      sent.on('response', (response) => {
        response.on('error', reject);
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      });
      sent.end(body);
    });
  }
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));
