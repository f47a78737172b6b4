// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { price } from '@thriftline/domain/base/fields/fields';
import { AMOUNT, steps } from '@thriftline/domain/base/fields/number-kinds';
import { Form, Formik } from 'formik';
import { afterEach, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { eventually } from '@/testing/eventually.ts';
import { FormNumberField } from '../form/form-number-field.tsx';

afterEach(cleanup);

const schema = object({ amount: price() });
const onSubmit = vi.fn();

function open(kind = AMOUNT) {
  render(
    <Formik
      initialValues={{ amount: '' }}
      validationSchema={schema}
      onSubmit={async (values) => onSubmit((await schema.validate(values)).amount)}
    >
      <Form noValidate>
        <FormNumberField name="amount" label="Amount" kind={kind} />
        <button type="submit">Send</button>
      </Form>
    </Formik>,
  );
  return screen.getByLabelText<HTMLInputElement>('Amount');
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const readBack = () => screen.getByRole('status').textContent;
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

it.each([
  ['12,50', '= $12.50', 12.5],
  ['12.50', '= $12.50', 12.5],
  ["1'200", '= $1,200', 1200],
  ['1\u202f200,50', '= $1,200.50', 1200.5],
  ['٤٥٫٥', '= $45.50', 45.5],
])('says of %j that it is read as %s, and sends that', async (text, words, amount) => {
  const field = open();
  type(field, text);
  expect(readBack()).toContain(words);
  send();
  await eventually(() => expect(onSubmit).toHaveBeenLastCalledWith(amount));
});

// Specification 5. Resale price is a number
// Specification 9. Price bounds
it('asks which of two numbers is meant before anything is sent', async () => {
  onSubmit.mockClear();
  const field = open();
  type(field, '1.200');
  expect(readBack()).toBe('');
  send();
  expect(await screen.findByText('Is it $1,200 or $1.20?')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '$1.20' }));
  expect(field.value).toBe('1.20');
  send();
  await eventually(() => expect(onSubmit).toHaveBeenLastCalledWith(1.2));
});

it.each([
  ['€45', '“€45” is not in USD: enter the price in $'],
  ['cheap', 'Must be a number'],
])('refuses %j', async (text, words) => {
  type(open(), text);
  send();
  expect(await screen.findByText(words)).toBeTruthy();
});

it('changes nothing under the wheel and the arrow keys', () => {
  const field = open(steps(1));
  type(field, '2022');
  field.focus();
  fireEvent.wheel(field, { deltaY: 100 });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect([field.value, field.type, field.inputMode]).toEqual(['2022', 'text', 'numeric']);
});
