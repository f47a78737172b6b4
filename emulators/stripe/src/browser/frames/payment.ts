import type { Channel } from '../link/channel.ts';
import { connectToPage } from '../link/handshake.ts';
import {
  PAYMENT_KINDS,
  type PaymentChange,
  type PaymentFrameOptions,
  type PaymentKind,
  type ProviderCall,
  type Submitted,
} from '../link/protocol.ts';
import { CardForm } from './card-form.ts';
import { confirmWithCard } from './send-card.ts';

/** Variables of an appearance that the page is painted with; anything that could load something is left out. */
const VARIABLES = [
  'borderRadius',
  'colorBackground',
  'colorDanger',
  'colorPrimary',
  'colorText',
  'colorTextSecondary',
  'fontFamily',
  'fontSizeBase',
];

function byId<Kind extends HTMLElement>(id: string): Kind {
  return document.getElementById(id) as Kind;
}

const element = byId<HTMLElement>('payment');
const cardForm = byId<HTMLFormElement>('card');
const wallet = byId<HTMLElement>('wallet');
const ways = [...document.querySelectorAll<HTMLInputElement>('input[name=way]')];

function chosen(): PaymentKind {
  const value = ways.find(({ checked }) => checked)?.value;
  return PAYMENT_KINDS.find((kind) => kind === value) ?? 'card';
}

function paint(variables: Readonly<Record<string, string>>): void {
  for (const name of VARIABLES) {
    const value = variables[name];
    if (value !== undefined && !value.includes('url(')) {
      document.documentElement.style.setProperty(`--${name}`, value);
    }
  }
}

function serve(channel: Channel): void {
  let isReady = false;
  let card = { complete: false, empty: true };
  const tellChange = () => {
    const type = chosen();
    const state = type === 'card' ? card : { complete: true, empty: false };
    channel.emit('change', { ...state, collapsed: false, value: { type } } satisfies PaymentChange);
  };
  const form = new CardForm(cardForm, {
    change: ({ complete, empty }) => {
      card = { complete, empty };
      tellChange();
    },
    focus: () => channel.emit('focus'),
    blur: () => channel.emit('blur'),
    escape: () => channel.emit('escape'),
  });
  const showChosen = () => {
    cardForm.hidden = chosen() !== 'card';
    tellChange();
  };
  for (const way of ways) way.addEventListener('change', showChosen);
  // Chosen before this script was there to hear of it.
  if (chosen() !== 'card') showChosen();
  channel.on('update', (options) => {
    const { variables = {}, readOnly = false, wallet: hasWallet = true } = options as PaymentFrameOptions;
    paint(variables);
    form.update({ disabled: readOnly });
    wallet.hidden = !hasWallet;
    if (!isReady) channel.emit('ready');
    isReady = true;
  });
  channel.on('focus', () => form.focus());
  channel.on('blur', () => form.blur());
  channel.on('clear', () => form.clear());
  channel.serve('submit', (): Submitted => {
    const selectedPaymentMethod = chosen();
    const error = selectedPaymentMethod === 'card' ? form.problem() : undefined;
    return error === undefined ? { selectedPaymentMethod } : { error };
  });
  channel.serve('confirmIntent', (call) => confirmWithCard(form, call as ProviderCall));
}

void connectToPage().then((channel) => {
  serve(channel);
  new ResizeObserver(() => channel.emit('height', element.getBoundingClientRect().height)).observe(element);
  channel.start();
});
