import type { Stripe } from 'stripe';
import type { OnboardingOutcome } from '../connect/onboard.ts';
import { escaped } from './page.ts';

const CHOICES: readonly { outcome: OnboardingOutcome; label: string; effect: string }[] = [
  {
    outcome: 'complete',
    label: 'Give everything',
    effect:
      'A made-up name, birthday and bank account. They are checked for two seconds, then money can arrive.',
  },
  {
    outcome: 'incomplete',
    label: 'Leave out the identity document',
    effect: 'The account stays restricted until the document is given.',
  },
  { outcome: 'refused', label: 'Be refused', effect: 'The provider wants nothing to do with the account.' },
  { outcome: 'left', label: 'Leave without giving anything', effect: 'Nothing changes.' },
];

/** The form with which the holder of an account tells the provider who they are, as far as that matters here: how it ends. */
export function onboardingContent(account: Stripe.Account, session: string): string {
  const due = account.requirements?.currently_due ?? [];
  const asked =
    due.length === 0
      ? '<p>The provider asks for nothing at the moment.</p>'
      : `<h2>The provider asks for</h2><ul>${due.map((name) => `<li><code>${escaped(name)}</code></li>`).join('')}</ul>`;
  const choices = CHOICES.map(
    ({ outcome, label, effect }, index) =>
      `<label><input type="radio" name="outcome" value="${outcome}"${index === 0 ? ' checked' : ''}><span>${label}<small>${effect}</small></span></label>`,
  ).join('\n');
  return `<p>To be paid, <strong>${escaped(account.email ?? account.id)}</strong> has to say who they are and where the money goes.</p>
<form method="post">
<input type="hidden" name="session" value="${escaped(session)}">
<fieldset><legend>How does it go?</legend>
${choices}
</fieldset>
<button type="submit">Continue</button>
</form>
${asked}`;
}
