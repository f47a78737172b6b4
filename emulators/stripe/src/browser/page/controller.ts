import type { Channel } from '../link/channel.ts';
import { connectToFrame } from '../link/handshake.ts';
import type { IntentResult, ProviderCall } from '../link/protocol.ts';
import { newFrame } from './new-frame.ts';

/** Speaks to the provider through a hidden frame, made when it is first needed. */
export class Controller {
  private readonly providerOrigin: string;
  private channel: Promise<Channel> | undefined;

  constructor(providerOrigin: string) {
    this.providerOrigin = providerOrigin;
  }

  async retrieveIntent(call: ProviderCall): Promise<IntentResult> {
    return (await (await this.connect()).call('retrieveIntent', call)) as IntentResult;
  }

  async confirmIntent(call: ProviderCall): Promise<IntentResult> {
    return (await (await this.connect()).call('confirmIntent', call)) as IntentResult;
  }

  private connect(): Promise<Channel> {
    this.channel ??= this.open();
    return this.channel;
  }

  private async open(): Promise<Channel> {
    const frame = newFrame(this.providerOrigin, 'controller', 'Card provider');
    frame.hidden = true;
    frame.style.display = 'none';
    const connected = connectToFrame(frame, this.providerOrigin);
    document.body.append(frame);
    try {
      const channel = await connected;
      channel.start();
      return channel;
    } catch (error) {
      // The next call tries another.
      this.channel = undefined;
      frame.remove();
      throw error;
    }
  }
}
