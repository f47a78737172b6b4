import { amountInWords } from '../../payments/currency-units.ts';
import { connectToPage } from '../link/handshake.ts';
import type { Challenge } from '../link/protocol.ts';
import { answerChallenge } from './provider-api.ts';

function byId<Kind extends HTMLElement>(id: string): Kind {
  return document.getElementById(id) as Kind;
}

const complete = byId<HTMLButtonElement>('test-source-authorize-3ds');
const fail = byId<HTMLButtonElement>('test-source-fail-3ds');

/** Lets the payer end the challenge one way or the other. */
function show(challenge: Challenge, answered: (result: unknown) => void): void {
  byId('amount').textContent = amountInWords(challenge.amount, challenge.currency);
  const answer = async (outcome: 'complete' | 'fail') => {
    complete.disabled = true;
    fail.disabled = true;
    answered(await answerChallenge(challenge, outcome));
  };
  complete.addEventListener('click', () => void answer('complete'), { once: true });
  fail.addEventListener('click', () => void answer('fail'), { once: true });
  complete.disabled = false;
  fail.disabled = false;
  complete.focus();
}

void connectToPage().then((channel) => {
  channel.serve('show', (challenge) =>
    show(challenge as Challenge, (result) => channel.emit('answered', result)),
  );
  channel.start();
});
