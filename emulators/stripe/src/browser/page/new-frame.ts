import { frameAddress } from '../link/handshake.ts';

let count = 0;

/** A frame with a page of the provider, named and titled as Stripe.js does. Not yet in the document. */
export function newFrame(providerOrigin: string, page: string, title: string): HTMLIFrameElement {
  count += 1;
  const frame = document.createElement('iframe');
  frame.name = `__privateStripeFrame${Date.now() % 100_000}${count}`;
  frame.title = title;
  frame.src = frameAddress(providerOrigin, page);
  // With another colour scheme than its page's the frame would be painted opaque.
  Object.assign(frame.style, { border: '0', display: 'block', colorScheme: 'light' });
  return frame;
}
