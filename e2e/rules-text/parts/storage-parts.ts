import { TICKET_ID_PATTERN, UPLOAD_MINUTES } from '@thriftline/domain/accounts/upload-ticket';
import { IMAGE_EXTENSIONS } from '@thriftline/domain/base/fields/image-type';
import { PICTURE_WIDTHS } from '@thriftline/domain/pictures/picture-widths';
import { map } from './rules-language.ts';
import type { RulesPart } from './rules-part.ts';

const variants = `-(${Object.values(PICTURE_WIDTHS).join('|')})[.]`;
const ticketId = TICKET_ID_PATTERN.replace(/[$]$/, '');

/** Names and tickets of the files in Storage. */
export const STORAGE_PARTS: readonly RulesPart[] = [
  {
    name: 'file',
    from: 'accounts/upload-ticket.ts and pictures/picture-widths.ts',
    text: `
// The name is the ticket's with a variant. No SVG: it is a document that can run scripts.
function isNamed(contentType) {
  return name.matches('${ticketId}${variants}'
    + ${map(IMAGE_EXTENSIONS)}[contentType] + '$');
}

// One ticket is for both variants of one picture.
function ticketId() {
  return name.replace('${variants}[a-z]+$', '');
}

function isInTime(ticket) {
  return request.time < ticket.createdAt + duration.value(${UPLOAD_MINUTES}, 'm');
}
`,
  },
];
