/** What the card provider's state shows of its deliveries and requests; see emulators/stripe/README.md. */
export interface DeliveryState {
  deliveries: {
    event: string;
    state: 'held' | 'pending' | 'delivered' | 'failed' | 'dropped';
    attempts: unknown[];
  }[];
  paymentIntents: { id: string; status: string }[];
  refunds: { id: string; status: string; payment_intent: string }[];
  disputes: { id: string; status: string; payment_intent: string }[];
  accounts: { id: string }[];
}

/** The card provider's controls for tests, over the wire. */
export class CardControls {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async post(path: string, body: object = {}): Promise<unknown> {
    const response = await fetch(`${this.url}/test/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  async state(): Promise<DeliveryState> {
    return (await this.look('state')) as DeliveryState;
  }

  /** How many deliveries of webhooks are on their way. */
  async pendingDeliveries(): Promise<number> {
    return ((await this.look('webhooks')) as { pending: number }).pending;
  }

  /** How many requests met a planned fault. */
  async faultsMet(): Promise<number> {
    const { requests } = (await this.look('requests')) as { requests: { fault?: string }[] };
    return requests.filter(({ fault }) => fault).length;
  }

  /** What there is to see; once more where the connection was closed, since nobody had asked for a while, just as it was to be used. */
  private async look(path: string): Promise<unknown> {
    const ask = () => fetch(`${this.url}/test/${path}`);
    const answer = await ask().catch((error: unknown) => {
      if (error instanceof TypeError) return ask();
      throw error;
    });
    return answer.json();
  }
}
