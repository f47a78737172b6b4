/** A session of a driver that speaks WebDriver (https://www.w3.org/TR/webdriver2/). */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Begins a session with the driver at this address. Throws what it answers, in its words. */
  static async begin(driver: string, capabilities: object): Promise<WebDriver> {
    const { sessionId } = await command<{ sessionId: string }>('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriver(`${driver}/session/${sessionId}`);
  }

  /** Asks the session for something. */
  post<T>(path: string, body: object = {}): Promise<T> {
    return command<T>('POST', `${this.#session}/${path}`, body);
  }

  get<T>(path: string): Promise<T> {
    return command<T>('GET', `${this.#session}/${path}`);
  }

  /** What commands call the first element that fits. */
  async element(selector: string): Promise<string> {
    const found = await this.post<Record<string, string>>('element', {
      using: 'css selector',
      value: selector,
    });
    const [id] = Object.values(found);
    if (id === undefined) throw new Error(`The driver has no name for ${selector}`);
    return id;
  }

  /** The element as commands are given it (https://www.w3.org/TR/webdriver2/#elements). */
  static reference(id: string): object {
    return { 'element-6066-11e4-a52e-4f735466cecf': id };
  }

  async end(): Promise<void> {
    await command('DELETE', this.#session);
  }
}

async function command<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json; charset=utf-8' },
    }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error ?? response.status}: ${value.message ?? ''} (${address})`);
  return value;
}
