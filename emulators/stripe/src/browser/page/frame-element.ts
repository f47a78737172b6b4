import type { StripeElementClasses, StripeError } from '@stripe/stripe-js';
import type { Channel } from '../link/channel.ts';
import { connectToFrame } from '../link/handshake.ts';
import type { IntentResult, ProviderCall } from '../link/protocol.ts';
import { IntegrationError } from './integration-error.ts';
import { Listeners } from './listeners.ts';
import { newFrame } from './new-frame.ts';

const DEFAULT_CLASSES: Required<StripeElementClasses> = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
  webkitAutofill: 'StripeElement--webkit-autofill',
};

/** A frame that does not come up within this time has failed. */
const LOAD_TIMEOUT_MS = 15_000;

const GONE =
  'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.';

/** What exists while the Element is in the page. */
interface Mounted {
  container: HTMLElement;
  frame: HTMLIFrameElement;
  labels: HTMLLabelElement[];
  channel: Channel | undefined;
  loadTimer: number;
}

/** What the frame tells of its content: never a digit of a card. */
export interface FrameChange {
  complete: boolean;
  empty: boolean;
  error?: unknown;
}

/** Which Element it is, and where its frame comes from. */
interface FrameElementFacts {
  kind: 'card' | 'payment';
  providerOrigin: string;
  /** What people are told the frame is. */
  title: string;
  onDestroy: () => void;
}

/** An Element as the page sees it: a frame, in which everything stays that concerns cards. */
export abstract class FrameElement {
  readonly _componentName: 'card' | 'payment';
  private readonly facts: FrameElementFacts;
  private readonly listeners = new Listeners();
  private mounted: Mounted | undefined;
  private destroyed = false;
  private readonly focusByLabel = () => this.focus();

  constructor(facts: FrameElementFacts) {
    this._componentName = facts.kind;
    this.facts = facts;
  }

  /** The options that the frame needs, without what can't travel or means nothing there. */
  protected abstract frameOptions(): object;

  /** What has to be known before the Element is of use; the error when it cannot be. */
  protected load(): Promise<StripeError | undefined> {
    return Promise.resolve(undefined);
  }

  /** Names of the classes its container has in each state. */
  protected classes(): StripeElementClasses {
    return {};
  }

  mount(target: string | HTMLElement): void {
    this.assertAlive();
    const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (container === null) {
      throw new IntegrationError(
        `The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page.`,
      );
    }
    if (this.mounted?.container === container) return;
    if (this.mounted !== undefined) {
      throw new IntegrationError(
        'This Element is already mounted. Use `unmount()` before you mount it elsewhere.',
      );
    }
    const frame = newFrame(this.facts.providerOrigin, this.facts.kind, this.facts.title);
    Object.assign(frame.style, { width: '100%', height: '1.2em' });
    const labels = [
      ...(container.id === ''
        ? []
        : document.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(container.id)}"]`)),
      ...[container.closest('label')].filter((label) => label !== null),
    ];
    for (const label of labels) label.addEventListener('click', this.focusByLabel);
    const loadTimer = window.setTimeout(() => this.failLoading(), LOAD_TIMEOUT_MS);
    const mounted: Mounted = { container, frame, labels, channel: undefined, loadTimer };
    this.mounted = mounted;
    this.setClass('base', true);
    this.setClass('empty', true);
    connectToFrame(frame, this.facts.providerOrigin).then(
      (channel) => this.connected(mounted, channel),
      (error: unknown) => console.debug(error), // The timer above tells of it, where the Element is still in the page.
    );
    container.replaceChildren(frame);
  }

  unmount(): void {
    const { mounted } = this;
    if (mounted === undefined) return;
    for (const name of Object.keys(DEFAULT_CLASSES)) this.setClass(name as keyof StripeElementClasses, false);
    this.mounted = undefined;
    window.clearTimeout(mounted.loadTimer);
    for (const label of mounted.labels) label.removeEventListener('click', this.focusByLabel);
    mounted.channel?.close(new IntegrationError(GONE));
    mounted.frame.remove();
  }

  destroy(): void {
    this.assertAlive();
    this.unmount();
    this.destroyed = true;
    this.listeners.clear();
    this.facts.onDestroy();
  }

  focus(): void {
    this.mounted?.frame.focus();
    this.mounted?.channel?.emit('focus');
  }

  blur(): void {
    this.mounted?.channel?.emit('blur');
  }

  clear(): void {
    this.mounted?.channel?.emit('clear');
  }

  on(event: string, listener: (payload?: unknown) => void): this {
    this.listeners.add(event, listener);
    return this;
  }

  once(event: string, listener: (payload?: unknown) => void): this {
    this.listeners.addOnce(event, listener);
    return this;
  }

  off(event: string, listener?: (payload?: unknown) => void): this {
    this.listeners.remove(event, listener);
    return this;
  }

  /** Confirms an intent with the card in the frame. */
  async _confirmIntent(call: ProviderCall): Promise<IntentResult> {
    return (await this.frameChannel().call('confirmIntent', call)) as IntentResult;
  }

  /** Tells the frame of options that changed. */
  protected tellOptions(options: object): void {
    this.assertAlive();
    this.mounted?.channel?.emit('update', options);
  }

  /** The way to the frame; throws when there is none. */
  protected frameChannel(): Channel {
    const channel = this.mounted?.channel;
    if (channel === undefined) throw new IntegrationError(GONE);
    return channel;
  }

  private connected(mounted: Mounted, channel: Channel): void {
    if (this.mounted !== mounted) return;
    mounted.channel = channel;
    channel.on('change', (change) => this.onChange(change as FrameChange));
    channel.on('height', (height) => {
      mounted.frame.style.height = `${Math.ceil(Number(height))}px`;
    });
    channel.on('focus', () => {
      this.setClass('focus', true);
      this.tell('focus');
    });
    channel.on('blur', () => {
      this.setClass('focus', false);
      this.tell('blur');
    });
    channel.on('escape', () => this.tell('escape'));
    channel.on('ready', () => this.tell('ready'));
    channel.start();
    void this.load().then((error) => {
      if (this.mounted !== mounted) return;
      window.clearTimeout(mounted.loadTimer);
      if (error === undefined) channel.emit('update', this.frameOptions());
      else this.tell('loaderror', { error });
    });
  }

  /** Takes what the frame tells of its content. */
  protected onChange(change: FrameChange): void {
    this.setClass('complete', change.complete);
    this.setClass('empty', change.empty);
    this.setClass('invalid', change.error !== undefined);
    this.tell('change', change);
  }

  private failLoading(): void {
    this.tell('loaderror', {
      error: { type: 'api_connection_error', message: 'The card provider does not answer.' },
    });
  }

  private tell(event: string, payload: object = {}): void {
    this.listeners.tell(event, { elementType: this.facts.kind, ...payload });
  }

  private setClass(name: keyof StripeElementClasses, on: boolean): void {
    const names = (this.classes()[name] ?? DEFAULT_CLASSES[name]).split(/\s+/).filter(Boolean);
    for (const className of names) this.mounted?.container.classList.toggle(className, on);
  }

  private assertAlive(): void {
    if (this.destroyed) {
      throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
    }
  }
}
