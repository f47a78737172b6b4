import { connectToPage } from '../link/handshake.ts';
import type { ProviderCall } from '../link/protocol.ts';
import { confirmIntent, retrieveIntent } from './provider-api.ts';

// A hidden frame: it speaks to the provider for a page whose own policy need not allow that.
void connectToPage().then((channel) => {
  channel.serve('retrieveIntent', (call) => retrieveIntent(call as ProviderCall));
  channel.serve('confirmIntent', (call) => confirmIntent(call as ProviderCall));
  channel.start();
});
