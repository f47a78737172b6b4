import { amountInWords } from '../../payments/currency-units.ts';
import { connectToPage } from '../link/handshake.ts';
import type { WalletAnswer, WalletRequest } from '../link/protocol.ts';

const buttons = [...document.querySelectorAll('button')];

/** Lets the payer choose a card, or close the wallet. */
function show({ amount, currency }: WalletRequest, answered: (answer: WalletAnswer) => void): void {
  const place = document.getElementById('amount');
  if (place !== null) place.textContent = amountInWords(amount, currency);
  const answer = (paymentMethod: string | null) => {
    for (const button of buttons) button.disabled = true;
    answered({ paymentMethod });
  };
  for (const button of buttons) {
    button.addEventListener('click', () => answer(button.value === '' ? null : button.value), { once: true });
    button.disabled = false;
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') answer(null);
  });
  buttons[0]?.focus();
}

void connectToPage().then((channel) => {
  channel.serve('show', (request) =>
    show(request as WalletRequest, (answer) => channel.emit('answered', answer)),
  );
  channel.start();
});
