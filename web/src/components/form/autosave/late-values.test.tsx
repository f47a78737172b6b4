// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { Field, Form, Formik } from 'formik';
import { expect, it } from 'vitest';
import { LateValues } from './late-values.tsx';

const EMPTY = { mobile: '', location: '' };

function ContactForm({ known, initial = EMPTY }: { known: typeof EMPTY; initial?: typeof EMPTY }) {
  return (
    <Formik initialValues={initial} onSubmit={() => undefined}>
      <Form>
        <LateValues values={known} />
        <Field name="mobile" aria-label="Mobile" />
        <Field name="location" aria-label="Location" />
      </Form>
    </Formik>
  );
}

const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('fills what is empty once it is known, and leaves what is typed', async () => {
  const { rerender } = render(<ContactForm known={EMPTY} initial={{ ...EMPTY, location: 'Leeds' }} />);
  expect(shownIn('Mobile')).toBe('');
  rerender(
    <ContactForm
      known={{ mobile: '+44 1904 496 000', location: 'York' }}
      initial={{ ...EMPTY, location: 'Leeds' }}
    />,
  );
  await expect.poll(() => shownIn('Mobile')).toBe('+44 1904 496 000');
  expect(shownIn('Location')).toBe('Leeds');
});
