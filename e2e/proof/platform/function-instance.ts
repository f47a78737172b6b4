import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { DeathReport, DeployedFunction, Ready, ToInstance } from '../instance/messages.ts';

/** What an instance is started from. */
export interface InstanceOptions {
  bundle: string;
  env: Record<string, string>;
  /** Each line it prints, but the last words. */
  log(line: string): void;
}

/** One process that runs the functions, as the platform would start it: many calls at a time, until it dies. */
export class FunctionInstance {
  port = 0;
  functions: DeployedFunction[] = [];
  /** Where it died, when it died on purpose. */
  death: DeathReport['died'] | undefined;
  /** Done when it listens. */
  readonly ready: Promise<void>;
  /** Done when the process has ended. */
  readonly ended: Promise<unknown>;
  private readonly child: ChildProcess;

  constructor({ bundle, env, log }: InstanceOptions) {
    this.child = fork(bundle, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    this.ended = once(this.child, 'close');
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.hear(line, log));
    }
    this.ready = this.becomeReady();
    // The caller that waits for it hears of a failure; one that is stopped before it listens is no failure.
    this.ready.catch(() => undefined);
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  tell(message: ToInstance): void {
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  async stop(): Promise<void> {
    if (this.isAlive) this.child.kill('SIGKILL');
    await this.ended;
  }

  private async becomeReady(): Promise<void> {
    const failed = this.ended.then(() => Promise.reject(new Error('An instance ended before it listened')));
    failed.catch(() => undefined);
    const [ready] = (await Promise.race([once(this.child, 'message'), failed])) as [Ready];
    this.port = ready.port;
    this.functions = ready.functions;
  }

  private hear(line: string, log: (line: string) => void): void {
    if (line.startsWith('{"died"')) this.death = (JSON.parse(line) as DeathReport).died;
    else if (!line.includes('callable-request-verification')) log(line);
  }
}
