import type { Channel } from '../link/channel.ts';
import { connectToPage } from '../link/handshake.ts';
import type { CardFrameOptions, ProviderCall } from '../link/protocol.ts';
import { CardForm } from './card-form.ts';
import { confirmWithCard, createMethodOf } from './send-card.ts';

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
  channel.serve('confirmIntent', (call) => confirmWithCard(form, call as ProviderCall));
  channel.serve('createMethod', (call) => createMethodOf(form, call as ProviderCall));
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
