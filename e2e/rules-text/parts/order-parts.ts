import { PRODUCT_ATTRIBUTES } from '@thriftline/domain/catalogue/attributes/product-attributes';
import { CHANGEABLE } from '@thriftline/domain/catalogue/changeable-fields';
import { bookingSchema } from '@thriftline/domain/orders/booking';
import { MAX_PROBLEM_PICTURES } from '@thriftline/domain/orders/order-problem';
import { MESSAGE_PICTURE_SIZES } from '@thriftline/domain/pictures/message-picture';
import { fieldsOf, list } from './rules-language.ts';
import type { RulesPart } from './rules-part.ts';

const booking = fieldsOf(bookingSchema);

/** Bookings and orders. */
export const ORDER_PARTS: readonly RulesPart[] = [
  {
    name: 'booking',
    from: 'orders/booking.ts',
    text: `
function isBooking(data) {
  return hasFields(data, ${list([...booking.required, 'createdAt'])}, ${list([...booking.optional, 'itemEditedAt'])})
    && isText(data.location, ${PRODUCT_ATTRIBUTES.location.max})
    && isMobile(data.mobile);
}

function changeable() {
  return ${list(CHANGEABLE.bookings)};
}
`,
  },
  {
    name: 'problem-pictures',
    from: 'orders/order-problem.ts',
    text: `
// Its place among those of the order, and its size.
function isProblemPicture(name) {
  return name.matches('^[1-${MAX_PROBLEM_PICTURES}]-(${MESSAGE_PICTURE_SIZES.join('|')})$');
}
`,
  },
];
