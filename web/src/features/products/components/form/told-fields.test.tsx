// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Field, Form, Formik } from 'formik';
import { afterEach, expect, it, vi } from 'vitest';
import { CategorySuggestion } from './category-suggestion.tsx';
import { DerivedYears } from './derived-years.tsx';

const year = new Date().getFullYear();
vi.mock('@/lib/clock/server-clock.ts', () => ({ serverNow: () => Date.now() }));
afterEach(cleanup);

const NAMES = ['productname', 'categoryId', 'yearsofuse', 'yearsofpurchase'] as const;
const CATEGORIES = [
  { value: 'c1', label: 'Furniture' },
  { value: 'c2', label: 'Bicycles' },
];

const form = (values: object = {}) =>
  render(
    <Formik
      initialValues={{ ...Object.fromEntries(NAMES.map((name) => [name, ''])), ...values }}
      onSubmit={() => undefined}
    >
      <Form>
        {NAMES.map((name) => (
          <Field key={name} name={name} aria-label={name} />
        ))}
        <CategorySuggestion categories={CATEGORIES} disabled={false} />
        <DerivedYears />
      </Form>
    </Formik>,
  );
const type = (name: (typeof NAMES)[number], value: string | number) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: String(value) } });
const has = (name: (typeof NAMES)[number], value: string | number) =>
  waitFor(() => expect(screen.getByLabelText(name)).toHaveProperty('value', String(value)));

it('offers the category that the name speaks of, and chooses it only when asked', async () => {
  form();
  type('productname', 'Oak chair');
  const offer = await screen.findByText('Use “Furniture”');
  await has('categoryId', '');
  fireEvent.click(offer);
  await has('categoryId', 'c1');
  expect(screen.queryByText('Use “Furniture”')).toBeNull();
});

it('knows what things are called in other languages', async () => {
  form({ productname: 'Küchenstuhl mit Armlehnen' });
  await screen.findByText('Use “Furniture”');
  cleanup();
  form({ productname: 'دراجة أطفال' });
  await screen.findByText('Use “Bicycles”');
});

it('offers no category where one is chosen, or the name speaks of none', () => {
  form({ productname: 'Oak chair', categoryId: 'c2' });
  expect(screen.queryByText(/^Use/)).toBeNull();
  cleanup();
  form({ productname: 'Thing' });
  expect(screen.queryByText(/^Use/)).toBeNull();
});

it('fills in the years of use from the year of purchase, as long as nobody says otherwise', async () => {
  form();
  type('yearsofpurchase', year - 4);
  await has('yearsofuse', 4);
  type('yearsofpurchase', year - 6);
  await has('yearsofuse', 6);
  type('yearsofuse', 1);
  await has('yearsofuse', 1);
  await has('yearsofpurchase', year - 6);
  type('yearsofpurchase', year - 7);
  await has('yearsofpurchase', year - 7);
  await has('yearsofuse', 1);
});

it('fills in the year of purchase from the years of use, and takes it back with them', async () => {
  form();
  type('yearsofuse', 3);
  await has('yearsofpurchase', year - 3);
  type('yearsofuse', '');
  await has('yearsofpurchase', '');
});
