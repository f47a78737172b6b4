import { Channel } from './channel.ts';

/** What a frame says first, to the page that its address names and to no other. */
const HELLO = 'local-card-provider-hello';
/** What the page answers, with a port for everything else. */
const CONNECT = 'local-card-provider-connect';

/** A frame that has not said hello by then does not come: its page or its script could not be had. */
const HELLO_LIMIT_MS = 15_000;

/** Address of a frame's page, which tells the frame whom to trust. */
export function frameAddress(providerOrigin: string, page: string): string {
  return `${providerOrigin}/frames/${page}.html#${encodeURIComponent(window.location.origin)}`;
}

/** Page side: waits until the frame says hello, then gives it a port. Rejects when it does not within 15 seconds. */
export function connectToFrame(frame: HTMLIFrameElement, providerOrigin: string): Promise<Channel> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(() => {
      window.removeEventListener('message', onMessage);
      reject(new Error('The card provider does not answer.'));
    }, HELLO_LIMIT_MS);
    const onMessage = (event: MessageEvent<unknown>) => {
      const isFrame = event.source === frame.contentWindow && event.origin === providerOrigin;
      if (!isFrame || event.data !== HELLO) return;
      window.clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      const { port1, port2 } = new MessageChannel();
      frame.contentWindow?.postMessage(CONNECT, providerOrigin, [port2]);
      resolve(new Channel(port1));
    };
    window.addEventListener('message', onMessage);
  });
}

/** Frame side: says hello to the page that holds the frame and waits for its port. */
export function connectToPage(): Promise<Channel> {
  const pageOrigin = decodeURIComponent(window.location.hash.slice(1));
  return new Promise((resolve) => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const isPage = event.source === window.parent && event.origin === pageOrigin;
      const [port] = event.ports;
      if (!isPage || event.data !== CONNECT || port === undefined) return;
      window.removeEventListener('message', onMessage);
      resolve(new Channel(port));
    };
    window.addEventListener('message', onMessage);
    window.parent.postMessage(HELLO, pageOrigin);
  });
}
