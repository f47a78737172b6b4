import { ClientRequest } from 'node:http';
import { setTimeoutHandler } from '@google-cloud/firestore/build/src/backoff.js';
import { Stripe } from 'stripe';

// Waits of the official packages between tries, and how long they wait for an answer, are made shorter; how often
// they try, and what they do when they give up, is theirs.
const PACE = 50;

setTimeoutHandler((run: () => void, ms: number) => setTimeout(run, ms / PACE));

Object.assign(Stripe.prototype, { getInitialNetworkRetryDelay: () => 0.5 / PACE });

const setRequestTimeout = ClientRequest.prototype.setTimeout;
ClientRequest.prototype.setTimeout = function shortened(ms, ...given) {
  return setRequestTimeout.call(this, ms / PACE, ...given);
};
