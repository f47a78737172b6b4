import type { Channel } from '../link/channel.ts';
import { connectToPage } from '../link/handshake.ts';
import type {
  CardFrameOptions,
  IntentResult,
  MethodResult,
  Parameters,
  ProviderCall,
} from '../link/protocol.ts';
import { CardForm } from './card-form.ts';
import { confirmIntent, createMethod } from './provider-api.ts';

/** The payment method that the form and the page's billing details make together. */
function methodParameters(form: CardForm, given: Parameters): Parameters {
  const postalCode = form.postalCode();
  const billing = (given.billing_details ?? {}) as Parameters;
  const address = {
    ...(billing.address as Parameters | undefined),
    ...(postalCode === '' ? {} : { postal_code: postalCode }),
  };
  return { ...given, type: 'card', card: form.card(), billing_details: { ...billing, address } };
}

async function confirm(form: CardForm, call: ProviderCall): Promise<IntentResult> {
  const error = form.problem();
  if (error !== undefined) return { error };
  const { payment_method_data: given, ...others } = call.parameters ?? {};
  const method = methodParameters(form, (given ?? {}) as Parameters);
  return confirmIntent({ ...call, parameters: { ...others, payment_method_data: method } });
}

async function create(form: CardForm, call: ProviderCall): Promise<MethodResult> {
  const error = form.problem();
  if (error !== undefined) return { error };
  return createMethod({ ...call, parameters: methodParameters(form, call.parameters ?? {}) });
}

function serve(form: CardForm, channel: Channel): void {
  let isReady = false;
  channel.on('update', (options) => {
    form.update(options as CardFrameOptions);
    if (!isReady) channel.emit('ready');
    isReady = true;
  });
  channel.on('focus', () => form.focus());
  channel.on('blur', () => form.blur());
  channel.on('clear', () => form.clear());
  channel.serve('confirmIntent', (call) => confirm(form, call as ProviderCall));
  channel.serve('createMethod', (call) => create(form, call as ProviderCall));
}

void connectToPage().then((channel) => {
  const element = document.getElementById('card') as HTMLFormElement;
  const form = new CardForm(element, {
    change: (change) => channel.emit('change', change),
    focus: () => channel.emit('focus'),
    blur: () => channel.emit('blur'),
    escape: () => channel.emit('escape'),
  });
  serve(form, channel);
  new ResizeObserver(() => channel.emit('height', element.getBoundingClientRect().height)).observe(element);
  channel.start();
});
