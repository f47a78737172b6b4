import type { StripeCardElementOptions, StripeElementClasses } from '@stripe/stripe-js';
import type { Channel } from '../link/channel.ts';
import { connectToFrame } from '../link/handshake.ts';
import type {
  CardChange,
  CardFrameOptions,
  IntentResult,
  MethodResult,
  ProviderCall,
} from '../link/protocol.ts';
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

/** The card Element as the page sees it. The card itself stays in the frame. */
export class CardElement {
  readonly _componentName = 'card';
  private readonly providerOrigin: string;
  private readonly onDestroy: () => void;
  private readonly listeners = new Listeners();
  private options: StripeCardElementOptions;
  private mounted: Mounted | undefined;
  private destroyed = false;
  private readonly focusByLabel = () => this.focus();

  constructor(providerOrigin: string, options: StripeCardElementOptions, onDestroy: () => void) {
    this.providerOrigin = providerOrigin;
    this.options = { ...options };
    this.onDestroy = onDestroy;
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
    const frame = newFrame(this.providerOrigin, 'card', 'Secure card payment input frame');
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
    void connectToFrame(frame, this.providerOrigin).then((channel) => this.connected(mounted, channel));
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
    this.onDestroy();
  }

  update(options: StripeCardElementOptions): void {
    this.assertAlive();
    this.options = { ...this.options, ...options };
    this.mounted?.channel?.emit('update', frameOptions(options));
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

  /** Makes a payment method of the card in the frame. */
  async _createMethod(call: ProviderCall): Promise<MethodResult> {
    return (await this.frameChannel().call('createMethod', call)) as MethodResult;
  }

  private frameChannel(): Channel {
    const channel = this.mounted?.channel;
    if (channel === undefined) throw new IntegrationError(GONE);
    return channel;
  }

  private connected(mounted: Mounted, channel: Channel): void {
    if (this.mounted !== mounted) return;
    window.clearTimeout(mounted.loadTimer);
    mounted.channel = channel;
    channel.on('change', (change) => this.onChange(change as CardChange));
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
    channel.emit('update', frameOptions(this.options));
  }

  private onChange(change: CardChange): void {
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
    this.listeners.tell(event, { elementType: 'card', ...payload });
  }

  private setClass(name: keyof StripeElementClasses, on: boolean): void {
    const names = (this.options.classes?.[name] ?? DEFAULT_CLASSES[name]).split(/\s+/).filter(Boolean);
    for (const className of names) this.mounted?.container.classList.toggle(className, on);
  }

  private assertAlive(): void {
    if (this.destroyed) {
      throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
    }
  }
}

/** The options the frame needs, without what can't travel or means nothing there. */
function frameOptions({
  style,
  hidePostalCode,
  disabled,
  hideIcon,
  value,
}: StripeCardElementOptions): CardFrameOptions {
  return JSON.parse(JSON.stringify({ style, hidePostalCode, disabled, hideIcon, value })) as CardFrameOptions;
}
