import { EMAIL_CHOICES, OPTIONAL_CHANNELS } from '@thriftline/domain/notifications/notification-preferences';
import { list } from './rules-language.ts';
import type { RulesPart } from './rules-part.ts';

const choices = Object.entries(OPTIONAL_CHANNELS).flatMap(([group, channels]) =>
  channels.map((channel) => `${group}.${channel}`),
);

/** What an account wants to be told. */
export const NOTIFICATION_PARTS: readonly RulesPart[] = [
  {
    name: 'preferences',
    from: 'notifications/notification-preferences.ts',
    text: `
function areEmailChoices(value) {
  return value in ${list(EMAIL_CHOICES)};
}

function areSwitchedOff(choices) {
  return choices.size() <= ${choices.length}
    && choices.hasOnly(${list(choices)});
}
`,
  },
];
