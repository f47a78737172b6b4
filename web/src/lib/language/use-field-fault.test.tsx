// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { text } from '@thriftline/domain/base/fields/fields';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import { FIELD_REQUIRED } from '@thriftline/domain/base/texts/specified-messages';
import { Form, Formik } from 'formik';
import { afterEach, expect, it } from 'vitest';
import { object } from 'yup';
import { useFieldFault } from './use-field-fault.ts';

function NameField() {
  return <p>{useFieldFault('name')}</p>;
}

afterEach(() => {
  cleanup();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

it('what a schema found wrong is read in the language of the moment', async () => {
  render(
    <Formik
      initialValues={{ name: '' }}
      initialTouched={{ name: true }}
      validateOnMount
      validationSchema={object({ name: text({ max: 20 }) })}
      onSubmit={() => {}}
    >
      <Form>
        <NameField />
      </Form>
    </Formik>,
  );
  await screen.findByText('Field is required');
  act(() => i18n.loadAndActivate({ locale: 'de', messages: { [FIELD_REQUIRED.id]: ['Pflichtfeld'] } }));
  expect(screen.getByText('Pflichtfeld')).toBeDefined();
});
