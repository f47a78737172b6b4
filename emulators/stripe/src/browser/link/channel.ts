type Message =
  | { kind: 'call'; id: number; name: string; argument: unknown }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; message: string }
  | { kind: 'event'; name: string; value: unknown };

type Handler = (argument: unknown) => unknown;

/** Calls and events between a page and one of its frames, over a private port. */
export class Channel {
  private readonly port: MessagePort;
  private readonly served = new Map<string, Handler>();
  private readonly listeners = new Map<string, (value: unknown) => void>();
  private readonly waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  private lastId = 0;

  constructor(port: MessagePort) {
    this.port = port;
    port.addEventListener('message', ({ data }: MessageEvent<Message>) => void this.receive(data));
  }

  /** Begins to take messages; those sent before have waited. */
  start(): void {
    this.port.start();
  }

  /** Answers calls of this name from the other side. */
  serve(name: string, handler: Handler): void {
    this.served.set(name, handler);
  }

  /** Calls the other side. Rejects when it fails there or the channel closes first. */
  call(name: string, argument?: unknown): Promise<unknown> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.send({ kind: 'call', id, name, argument });
    });
  }

  /** Tells the other side. */
  emit(name: string, value?: unknown): void {
    this.send({ kind: 'event', name, value });
  }

  /** Hears what the other side tells. */
  on(name: string, listener: (value: unknown) => void): void {
    this.listeners.set(name, listener);
  }

  /** Ends the channel; calls that wait are rejected with the reason. */
  close(reason: Error): void {
    this.port.close();
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }

  private send(message: Message): void {
    this.port.postMessage(message);
  }

  private async receive(message: Message): Promise<void> {
    switch (message.kind) {
      case 'event':
        this.listeners.get(message.name)?.(message.value);
        return;
      case 'answer':
        this.waiting.get(message.id)?.resolve(message.value);
        this.waiting.delete(message.id);
        return;
      case 'failure':
        this.waiting.get(message.id)?.reject(new Error(message.message));
        this.waiting.delete(message.id);
        return;
      case 'call':
        await this.answer(message.id, message.name, message.argument);
    }
  }

  private async answer(id: number, name: string, argument: unknown): Promise<void> {
    try {
      const handler = this.served.get(name);
      if (handler === undefined) throw new Error(`Nothing answers ${name}`);
      this.send({ kind: 'answer', id, value: await handler(argument) });
    } catch (error) {
      this.send({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) });
    }
  }
}
