import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { FUNCTION_HEADER, SIGNATURE_HEADER, type Signature } from './functions-host.ts';

/** What the program that serves the functions says once it does. */
export interface HostReady {
  /** Names of functions whose events are delivered again until they are taken. */
  retried: string[];
}

/** A call of a function, as the Firebase CLI got it. */
export interface Call {
  /** What the log calls the function. */
  name: string;
  /** What the bundle exports it as. */
  function: string;
  signature: Signature;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Uint8Array | undefined;
  timeoutSeconds: number;
}

/** Who gets the answer to a call: what is used of a ServerResponse. */
export interface Caller extends NodeJS.WritableStream {
  readonly headersSent: boolean;
  writeHead(status: number, headers: OutgoingHttpHeaders): unknown;
  destroy(): unknown;
}

/** How the program is started. */
export interface HostProgram {
  command: string;
  args: readonly string[];
  /** The folder of the bundle. */
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Where it is to listen: a path of a Unix socket, or of a named pipe. */
  socket: string;
}

/** Who is told what goes on. */
export interface ProcessLog {
  info(text: string): void;
  warn(text: string): void;
  /** A line that the functions have printed. */
  printed(line: string): void;
}

/** A running program. */
interface Host {
  child: ChildProcess;
  socket: string;
  /** Keeps connections: were each closed once it has brought an answer, a body still being sent would fail. */
  agent: Agent;
  retried: ReadonlySet<string>;
  /** The calls it is working on. */
  calls: Set<Call>;
  /** Settles when it has ended. */
  exited: Promise<void>;
  /** It gets no more calls, and ends with the last it has. */
  isRetired: boolean;
}

/** How long after its connections a process may end. */
const END_MS = 2_000;
/** How long an idle connection is kept: less than by the program (host-command.ts), which could end one that is used in that moment. */
const IDLE_MS = 30_000;
/** Calls that change nothing, and may be made again. */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** So often is a call made whose process ends: it may be the very one that ends it. */
const MOST_TRIES = 2;
/**
 * Pauses before an event is delivered again that was not taken, where the platform would go on for a day (it begins with ten seconds):
 * https://cloud.google.com/eventarc/docs/retry-events.
 */
const REDELIVERY_PAUSES_MS: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000];

function eachLine(stream: NodeJS.ReadableStream | null, onLine: (line: string) => void): void {
  let rest = '';
  stream?.on('data', (data: Buffer) => {
    const lines = (rest + data.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream?.on('end', () => {
    if (rest !== '') onLine(rest);
  });
}

const howItEnded = ({ exitCode, signalCode }: ChildProcess) => signalCode ?? exitCode;

function answerWith(response: Caller, status: number, text: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/** How a call went: `lost` where the process ended before it answered, `refused` where it did not take an event that comes again. */
type Outcome = 'answered' | 'late' | 'lost' | 'refused';

/** Hands a call to the process. With `comesAgain` an answer that it failed is not passed on. */
function handOver(host: Host, call: Call, response: Caller, comesAgain: boolean): Promise<Outcome> {
  const { connection: _connection, ...headers } = call.headers;
  return new Promise((resolve) => {
    const sent = request({
      socketPath: host.socket,
      agent: host.agent,
      method: call.method,
      path: call.path,
      headers: { ...headers, [FUNCTION_HEADER]: call.function, [SIGNATURE_HEADER]: call.signature },
    });
    const timer = setTimeout(() => {
      resolve('late');
      sent.destroy();
    }, call.timeoutSeconds * 1000);
    sent.on('response', (answer) => {
      const status = answer.statusCode ?? 500;
      if (comesAgain && status >= 500) {
        answer.resume();
        answer.on('close', () => resolve('refused'));
        return;
      }
      // Each server says for itself how long it keeps its connections.
      const { connection: _kept, 'keep-alive': _time, ...said } = answer.headers;
      response.writeHead(status, said);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
      answer.on('close', () => resolve('answered'));
    });
    sent.on('error', () => resolve('lost'));
    sent.on('close', () => clearTimeout(timer));
    sent.end(call.body);
  });
}

/** Whether a call is an event that the platform delivers until it is taken. */
const isRetried = (host: Host, call: Call) =>
  call.signature === 'cloudevent' && host.retried.has(call.function);

/** Whether the process ends, now that a connection to it has. If it does not, it was the function that closed it. */
function hasEnded(host: Host): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, END_MS, false);
    void host.exited.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

function endOnceIdle({ child, calls }: Host): void {
  if (calls.size === 0) child.kill();
}

/**
 * The one process that serves all functions of a bundle. It is started with the first call, or before; one that ends is replaced.
 */
export class FunctionsProcess {
  private current: Promise<Host> | undefined;
  private readonly program: () => Promise<HostProgram>;
  private readonly log: ProcessLog;

  constructor(program: () => Promise<HostProgram>, log: ProcessLog) {
    this.program = program;
    this.log = log;
  }

  /** Resolves once functions are served. Rejects where the program ends before. */
  async ready(): Promise<void> {
    await this.host();
  }

  /** Answers a call, whatever becomes of the process. */
  async answer(call: Call, response: Caller): Promise<void> {
    for (let left = MOST_TRIES - 1; ; left -= 1) {
      let host: Host;
      try {
        host = await this.host();
      } catch (error) {
        answerWith(response, 500, error instanceof Error ? error.message : String(error));
        return;
      }
      this.log.info(`Beginning execution of "${call.name}"`);
      const begun = performance.now();
      host.calls.add(call);
      const outcome = await this.deliver(host, call, response);
      const mayTryAgain = outcome === 'lost' && (await hasEnded(host));
      host.calls.delete(call);
      if (host.isRetired) endOnceIdle(host);
      if (outcome === 'answered') {
        this.log.info(`Finished "${call.name}" in ${Math.round(performance.now() - begun)} ms`);
        return;
      }
      if (outcome === 'late') {
        this.log.warn(`${call.name} did not answer within its ${call.timeoutSeconds} s.`);
        answerWith(response, 504, 'The function did not answer in time.');
        return;
      }
      const again = call.signature === 'http' ? SAFE_METHODS.has(call.method) : isRetried(host, call);
      if (!mayTryAgain || response.headersSent || !again || left === 0) {
        answerWith(response, 500, 'The process of the functions ended before it answered.');
        return;
      }
      this.log.warn(`${call.name} is called again.`);
    }
  }

  /** Ends the process once the calls that it has are answered; those that come from now on go to a new one. */
  renew(): void {
    const retired = this.current;
    this.current = undefined;
    retired
      ?.then((host) => {
        host.isRetired = true;
        endOnceIdle(host);
      })
      .catch(() => undefined);
  }

  /** Ends the process at once. */
  end(): void {
    const ended = this.current;
    this.current = undefined;
    ended?.then(({ child }) => child.kill()).catch(() => undefined);
  }

  /** Hands a call over; an event that its function is to take, as often as it fails. */
  private async deliver(host: Host, call: Call, response: Caller): Promise<Outcome> {
    for (const ms of isRetried(host, call) ? REDELIVERY_PAUSES_MS : []) {
      const outcome = await handOver(host, call, response, true);
      if (outcome !== 'refused') return outcome;
      this.log.warn(`${call.name} failed, so its event is delivered again.`);
      await pause(ms);
    }
    return handOver(host, call, response, false);
  }

  private host(): Promise<Host> {
    if (this.current === undefined) {
      const started = this.start();
      this.current = started;
      started
        .then((host) => host.exited.then(() => this.replace(started, host)))
        .catch(() => {
          if (this.current === started) this.current = undefined;
        });
    }
    return this.current;
  }

  private async start(): Promise<Host> {
    const { command, args, cwd, env, socket } = await this.program();
    const child = spawn(command, args, {
      cwd,
      env: { ...env, PORT: socket },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    eachLine(child.stdout, this.log.printed);
    eachLine(child.stderr, this.log.printed);
    const exited = once(child, 'exit').then(() => undefined);
    const ended = exited.then(() => {
      throw new Error(`The process of the functions ended while it started (${howItEnded(child)}).`);
    });
    ended.catch(() => undefined);
    const [ready] = (await Promise.race([once(child, 'message'), ended])) as [HostReady];
    const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
    void exited.then(() => agent.destroy());
    const retried = new Set(ready.retried);
    return { child, socket, agent, retried, calls: new Set(), exited, isRetired: false };
  }

  /** Starts another process in the place of one that ended unexpectedly. */
  private replace(started: Promise<Host>, { child, calls }: Host): void {
    if (this.current !== started) return;
    this.current = undefined;
    const names = [...calls].map(({ name }) => name);
    const meanwhile = names.length === 0 ? '' : ` while it worked on ${names.join(', ')}`;
    this.log.warn(
      `The process of the functions ended unexpectedly (${howItEnded(child)})${meanwhile}. Another is started.`,
    );
    this.ready().catch((error: unknown) => this.log.warn(String(error)));
  }
}
