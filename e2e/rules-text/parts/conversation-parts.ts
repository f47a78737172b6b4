import { MAX_MESSAGE } from '@thriftline/domain/conversations/conversation';
import { MAX_MESSAGE_PICTURE_SIDE } from '@thriftline/domain/pictures/message-picture';
import type { RulesPart } from './rules-part.ts';

/** Messages and their pictures. */
export const CONVERSATION_PARTS: readonly RulesPart[] = [
  {
    name: 'message',
    from: 'conversations/conversation.ts and pictures/message-picture.ts',
    text: `
// With a picture there may be no words.
function isMessageText(value, min) {
  return isLongText(value, min, ${MAX_MESSAGE});
}

function isSide(pixels) {
  return isBetween(pixels, 1, ${MAX_MESSAGE_PICTURE_SIDE}, 1);
}
`,
  },
];
