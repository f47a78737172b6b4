import { describe, expect, it } from 'vitest';
import { auditEntrySchema } from '../../accounts/audit-entry.ts';
import { userSchema } from '../../accounts/user.ts';
import { categorySchema } from '../../catalogue/categories/category.ts';
import { contactSchema } from '../../catalogue/contact.ts';
import { productInputSchema, productSchema } from '../../catalogue/product.ts';
import { wishSchema } from '../../catalogue/wish.ts';
import { bookingSchema } from '../../orders/booking.ts';
import { paymentSchema } from '../../payments/payment.ts';
import {
  aBooking,
  aCategory,
  aContact,
  anAuditEntry,
  aPayment,
  aProduct,
  aProductInput,
  aUser,
  aWish,
} from '../../testing/builders.ts';
import { AppError } from '../errors.ts';
import { validate } from './validate.ts';

function faults(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return error.fields;
    throw error;
  }
  return {};
}

describe('validate', () => {
  it('every builder gives a valid entity', () => {
    validate(productSchema, aProduct());
    validate(productInputSchema, aProductInput());
    validate(contactSchema, aContact());
    validate(bookingSchema, aBooking());
    validate(categorySchema, aCategory());
    validate(wishSchema, aWish());
    validate(userSchema, aUser());
    validate(paymentSchema, aPayment());
    validate(auditEntrySchema, anAuditEntry());
  });

  it('names each fault: missing, wrong type, too short, unknown', () => {
    const { location: _location, ...product } = aProduct({
      resaleprice: '45',
      description: 'short',
      color: 'red',
    });
    expect(faults(() => validate(productSchema, product))).toEqual({
      location: 'Field is required',
      resaleprice: 'Must be a number',
      description: 'At least 140 characters',
      color: 'Unknown field',
    });
  });

  it('a blank text counts as missing', () => {
    expect(faults(() => validate(categorySchema, aCategory({ categoryname: '   ' })))).toEqual({
      categoryname: 'Field is required',
    });
  });

  it('a flag that only functions set is refused when set, and accepted as false', () => {
    validate(productSchema, aProduct({ availability: false }));
    expect(faults(() => validate(productSchema, aProduct({ availability: true })))).toHaveProperty(
      'availability',
    );
  });

  it('null is not the same as left out', () => {
    expect(faults(() => validate(productSchema, aProduct({ thumb: null })))).toHaveProperty('thumb');
  });

  it('a key named like a prototype is unknown like any other', () => {
    const body: unknown = JSON.parse(
      `{"__proto__": {"role": "Admin"}, "constructor": 1, ${JSON.stringify(aCategory()).slice(1)}`,
    );
    expect(Object.keys(faults(() => validate(categorySchema, body)) ?? {})).toEqual([
      '__proto__',
      'constructor',
    ]);
  });

  it.each([null, 'text', 3, []])('%j is no body', (body) => {
    expect(() => validate(categorySchema, body)).toThrow('JSON object');
  });
});
