import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AHEAD_HEADER, type Death, type DeployedFunction } from '../instance/messages.ts';
import { EventQueue } from './event-queue.ts';
import { FunctionInstance, type InstanceOptions } from './function-instance.ts';
import type { ProofClock } from './proof-clock.ts';

/** Instances that take calls at the same time, and how many stand by for those that die. */
const SERVING = 2;
const STANDING_BY = 2;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const NOTHING: Answer = { status: 204, headers: {}, body: Buffer.alloc(0) };

/** Where an instance died on purpose. */
export type DeathPlace = NonNullable<FunctionInstance['death']>;

/**
 * What a cloud does for functions: takes calls and events at one address, has instances serve them, replaces an instance
 * that died. A call whose instance died gets no answer.
 */
export class FunctionPlatform {
  readonly deaths: DeathPlace[] = [];
  readonly events: EventQueue;
  /** Ways to die of the coming instances, one each. */
  private plannedDeaths: Death[] = [];
  private readonly serving: FunctionInstance[] = [];
  private readonly standby: FunctionInstance[] = [];
  private readonly server: Server;
  private readonly callsUnderWay = new Set<{ path: string }>();
  private turn = 0;
  private readonly listeners = new Map<string, (body: Buffer) => void>();
  private ignoresEvents = false;
  private isStopping = false;
  private deployed: DeployedFunction[] = [];

  private readonly options: InstanceOptions;
  private readonly clock: ProofClock;

  private constructor(options: InstanceOptions, clock: ProofClock) {
    this.options = options;
    this.clock = clock;
    this.events = new EventQueue((name, body) => this.deliverEvent(name, body));
    this.server = createServer((call, response) => {
      void this.answer(call).then((answer) => {
        if (answer === undefined) response.destroy();
        else response.writeHead(answer.status, plain(answer.headers)).end(answer.body);
      });
    });
    clock.onJump(() => {
      for (const instance of [...this.serving, ...this.standby]) this.setClock(instance);
    });
  }

  /** Listens, with no instance yet: `deploy` starts them, once it is known whom they talk to. */
  static async listen(options: InstanceOptions, clock: ProofClock): Promise<FunctionPlatform> {
    const platform = new FunctionPlatform(options, clock);
    platform.server.listen(0, '127.0.0.1');
    await once(platform.server, 'listening');
    return platform;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.host}`;
  }

  /** Starts the instances and gives what they deploy. */
  async deploy(env: Record<string, string>): Promise<DeployedFunction[]> {
    Object.assign(this.options.env, env);
    for (let count = 0; count < SERVING + STANDING_BY; count += 1) this.standby.push(this.newInstance());
    while (this.serving.length < SERVING) await this.replace();
    this.deployed = this.serving[0]?.functions ?? [];
    return this.deployed;
  }

  /** What was deployed, whether or not an instance lives that could serve it. */
  get functions(): readonly DeployedFunction[] {
    return this.deployed;
  }

  /** From now on instances die: those that serve now, and those that take their places, one death each. */
  planDeaths(deaths: readonly Death[]): void {
    this.plannedDeaths = [...deaths];
    for (const instance of this.serving) this.planDeath(instance);
  }

  /** Nobody dies any more. */
  cancelDeaths(): void {
    this.plannedDeaths = [];
    for (const instance of this.serving) instance.tell({ type: 'live' });
  }

  /** True when no call and no event is on its way. */
  get isIdle(): boolean {
    return this.callsUnderWay.size === 0 && this.events.isEmpty;
  }

  /** The addresses of the calls on their way, for error messages. */
  get underWay(): string[] {
    return [...this.callsUnderWay].map(({ path }) => path);
  }

  /** Hands events under this name to a listener, as they come, instead of a function. */
  onEvent(name: string, listener: (body: Buffer) => void): void {
    this.listeners.set(name, listener);
  }

  /** Lets nothing that happens to documents meanwhile reach a function. */
  async withoutEvents(act: () => Promise<void>): Promise<void> {
    this.ignoresEvents = true;
    await act();
    this.ignoresEvents = false;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.server.closeAllConnections();
    this.server.close();
    await Promise.all([...this.serving, ...this.standby].map((instance) => instance.stop()));
  }

  /** Answers one call from outside; undefined when its instance died. */
  private async answer(call: IncomingMessage): Promise<Answer | undefined> {
    const path = call.url ?? '/';
    const body = await buffer(call).catch(() => undefined);
    if (body === undefined) return undefined;
    const trigger = /\/triggers\/(\w+)$/.exec(path)?.[1];
    if (trigger === undefined) return this.forward(path, call.headers, body);
    const listener = this.listeners.get(trigger);
    if (this.ignoresEvents) return NOTHING;
    if (listener) listener(body);
    else {
      const { retry = false } = this.functions.find(({ name }) => name === trigger)?.event ?? {};
      this.events.add({ functionName: trigger, body, retry });
    }
    return NOTHING;
  }

  private async deliverEvent(functionName: string, body: Buffer): Promise<boolean> {
    const answer = await this.forward(`/${functionName}`, { 'content-type': 'application/json' }, body);
    return answer !== undefined && answer.status < 300;
  }

  /** Has an instance serve a call. A caller that goes away changes nothing for the function. */
  private async forward(
    path: string,
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): Promise<Answer | undefined> {
    const call = { path };
    this.callsUnderWay.add(call);
    try {
      const instance = await this.nextInstance();
      const passed = {
        ...plain(headers),
        'content-length': String(body.length),
        [AHEAD_HEADER]: String(this.clock.aheadMs),
      };
      const sent = request({ host: '127.0.0.1', port: instance.port, path, method: 'POST', headers: passed });
      sent.end(body);
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return {
        status: response.statusCode ?? 500,
        headers: response.headers,
        body: await buffer(response),
      };
    } catch {
      // The instance died.
      return undefined;
    } finally {
      this.callsUnderWay.delete(call);
    }
  }

  private async nextInstance(): Promise<FunctionInstance> {
    for (;;) {
      this.turn += 1;
      const instance = this.serving[this.turn % SERVING];
      if (instance?.isAlive) return instance;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  private newInstance(): FunctionInstance {
    return new FunctionInstance(this.options);
  }

  private setClock(instance: FunctionInstance): void {
    instance.tell({ type: 'clock', aheadMs: this.clock.aheadMs });
  }

  private planDeath(instance: FunctionInstance): void {
    const death = this.plannedDeaths.shift();
    if (death) instance.tell({ type: 'die', death });
  }

  /** Puts an instance that stood by in the place of one that is gone, and starts another to stand by. */
  private async replace(): Promise<void> {
    const instance = this.standby.shift() ?? this.newInstance();
    await instance.ready;
    if (this.isStopping) {
      await instance.stop();
      return;
    }
    this.setClock(instance);
    this.planDeath(instance);
    this.serving.push(instance);
    while (this.serving.length >= SERVING && this.standby.length < STANDING_BY) {
      this.standby.push(this.newInstance());
    }
    void instance.ended.then(() => {
      if (this.isStopping) return;
      if (instance.death) this.deaths.push(instance.death);
      else this.options.log('An instance ended by itself');
      this.serving.splice(this.serving.indexOf(instance), 1);
      void this.replace();
    });
  }
}

/** Headers that concern the message, not the connection. */
function plain(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _c, 'keep-alive': _k, 'transfer-encoding': _t, host: _h, ...passed } = headers;
  return passed;
}
