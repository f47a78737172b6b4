import { TICKET_ID_PATTERN, uploadTicketSchema } from '@thriftline/domain/accounts/upload-ticket';
import { MAX_IMAGE_BYTES } from '@thriftline/domain/base/collections';
import { IMAGE_TYPES } from '@thriftline/domain/base/fields/image-type';
import { MAX_MESSAGE_PICTURE_BYTES } from '@thriftline/domain/pictures/message-picture';
import { MAX_PICTURES, PLACEHOLDER_PATTERN } from '@thriftline/domain/pictures/picture';
import { MAX_ALT } from '@thriftline/domain/pictures/picture-alt';
import { MAX_PLACEHOLDER } from '@thriftline/domain/pictures/placeholder-length';
import { allOf, fieldsOf, list, map, quoted } from './rules-language.ts';
import type { RulesPart } from './rules-part.ts';

const places = Array.from({ length: MAX_PICTURES }, (_, place) =>
  place === 0 ? 'isPicture(value[0], mine)' : `(count < ${place + 1} || isPicture(value[${place}], mine))`,
);
const ticket = fieldsOf(uploadTicketSchema);

/** Pictures that documents hold or name, and the tickets to upload them. */
export const PICTURE_PARTS: readonly RulesPart[] = [
  {
    name: 'picture-file',
    from: 'pictures/message-picture.ts',
    text: `
// A picture that a document holds, \`small\` or \`large\`. What it is its first bytes say: WebP or JPEG.
function isPictureFile(bytes, size) {
  return bytes.size() <= ${map(MAX_MESSAGE_PICTURE_BYTES)}[size]
    && bytes.toHexString().lower()[0:24].matches('^(52494646.{8}57454250|ffd8ff.{18})$');
}
`,
  },
  {
    name: 'pictures',
    from: 'pictures/picture.ts',
    text: `
function isPicture(value, mine) {
  return value.keys().hasOnly(['img', 'thumb', 'alt'])
    && value.img.matches(mine)
    && value.thumb.matches(mine)
    && isLine(value.alt, ${MAX_ALT});
}

// Rules have no loops: one line for each place a picture may have.
function arePictures(value, mine) {
  let count = value.size();
  return ${allOf(['value is list', 'count >= 1', `count <= ${MAX_PICTURES}`, ...places])};
}

// A few blurred pixels in the document itself.
function isPlaceholder(value) {
  return value.size() <= ${MAX_PLACEHOLDER}
    && value.matches(${quoted(PLACEHOLDER_PATTERN)});
}
`,
  },
  {
    name: 'ticket',
    from: 'accounts/upload-ticket.ts',
    text: `
function isTicketId(value) {
  return value.matches(${quoted(TICKET_ID_PATTERN)});
}

function isTicket(data) {
  return hasFields(data, ${list([...ticket.required, 'createdAt'])}, ${list(ticket.optional)})
    && data.contentType in ${list(IMAGE_TYPES)}
    && isBetween(data.size, 1, ${MAX_IMAGE_BYTES - 1}, 1);
}
`,
  },
];
