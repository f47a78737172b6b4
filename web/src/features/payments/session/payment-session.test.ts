import { expect, it } from 'vitest';
import { afterEvent, isUnderWay, NEW_SESSION, type PaymentEvent } from './payment-session.ts';

const after = (...events: PaymentEvent[]) => events.reduce(afterEvent, NEW_SESSION);

it('leaves a card that is being charged to its own answer', () => {
  const charging = after({ type: 'charging', step: 'asking' }, { type: 'begunAgain' });
  expect(charging.charge).toEqual({ status: 'charging', step: 'asking' });
  const declined = afterEvent(charging, { type: 'declined', fault: 'This card was declined.' });
  expect(declined.charge).toEqual({ status: 'declined', fault: 'This card was declined.' });
  expect(afterEvent(declined, { type: 'begunAgain' }).charge).toEqual({ status: 'idle' });
});

it('is under way from the press of Pay until the card is declined', () => {
  const events: PaymentEvent[] = [
    { type: 'charging', step: 'begun' },
    { type: 'declined', fault: 'No.' },
    { type: 'charging', step: 'bank' },
    { type: 'charged', paymentIntentId: 'pi_1' },
  ];
  const states = events.map((_, index) => isUnderWay(after(...events.slice(0, index + 1))));
  expect(states).toEqual([true, false, true, true]);
});

it('forgets what was agreed on with the booking it was for, and nothing else', () => {
  const session = after(
    { type: 'agreed', shown: { productprice: 45 } },
    { type: 'notCharged' },
    { type: 'bookingLeft' },
  );
  expect(session).toEqual({ ...NEW_SESSION, wasNotCharged: true });
});

it('keeps how and where to an item comes while the buyer goes on from booking it to the card', () => {
  const session = after(
    { type: 'wayChosen', way: 'delivery' },
    { type: 'addressChosen', address: 'Bea, 1 Mill Lane, York' },
    { type: 'declined', fault: 'No.' },
    { type: 'bookingLeft' },
  );
  expect(session).toMatchObject({ way: 'delivery', address: 'Bea, 1 Mill Lane, York' });
  expect(afterEvent(session, { type: 'wayChosen', way: 'pickup' })).toMatchObject({
    way: 'pickup',
    charge: { status: 'idle' },
  });
});
