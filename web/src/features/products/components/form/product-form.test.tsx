// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FIELD_REQUIRED, PHOTO_REQUIRED } from '@thriftline/domain/base/texts/specified-messages';
import { inEnglish } from '@thriftline/domain/base/texts/words';
import { attributeLabel } from '@thriftline/domain/catalogue/attributes/attribute-texts';
import {
  ATTRIBUTE_NAMES,
  PRODUCT_ATTRIBUTES,
} from '@thriftline/domain/catalogue/attributes/product-attributes';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductStep } from '../../product-steps.ts';
import { ProductForm } from './product-form.tsx';

const screenSize = vi.hoisted(() => ({ wide: false }));
vi.mock('@/hooks/use-wide-window.ts', () => ({ useWideWindow: () => screenSize.wide }));
vi.mock('@/hooks/use-shop-settings.ts', () => ({ useShopSettings: () => ({ minPrice: 1 }) }));
vi.mock('@/lib/account/current-user.ts', () => ({ useSignedInUser: () => ({ uid: 'u1' }) }));
vi.mock('@/hooks/use-picture-upload.ts', () => ({
  usePictureUpload: () => ({ stage: { name: 'idle' }, save: vi.fn(), cancel: vi.fn(), leaveOut: vi.fn() }),
}));

const onSubmit = vi.fn(async () => undefined);
const picture = { id: 'a', name: 'a.jpg', alt: null, shown: { img: '/a.webp', thumb: '/a.webp' } };
const everything = {
  ...Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [name, String(SAMPLE_ATTRIBUTES[name])])),
  pictures: [picture],
};

const form = (firstStep?: ProductStep, initialValues?: object) =>
  render(
    <ProductForm
      categories={[{ _id: 'chairs', categoryname: 'Chairs' }]}
      initialValues={initialValues}
      submitLabel="Add Product"
      submitting={{ disabled: false }}
      onSubmit={onSubmit}
      {...(firstStep !== undefined && { firstStep })}
    />,
  );
/** What of the form can be seen: its fields by what they are called, and `Photos`. */
function shown(): string[] {
  const fields = ATTRIBUTE_NAMES.map(attributeLabel).filter(
    (label) => screen.queryByLabelText(label) !== null,
  );
  const photos = screen.getByText('Photos', { selector: 'legend' }).closest('[hidden]') === null;
  return photos ? ['Photos', ...fields] : fields;
}
/** A button by its words: looking by roles takes most of the time here. */
const button = (name: string) => screen.queryByText(name, { selector: 'button' });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const steps = () => document.querySelector('nav');
const ALL = ATTRIBUTE_NAMES.map(attributeLabel);

describe('the form for a product', () => {
  beforeEach(() => {
    screenSize.wide = false;
    onSubmit.mockClear();
  });
  afterEach(cleanup);

  it('asks on a phone for photos, then what it is, then price and place, and shows everything in the end', async () => {
    form('photos', everything);
    expect(shown()).toEqual(['Photos']);
    expect(button('Add Product')).toBeNull();
    press('Next');
    const details = ['Product name', 'Category', 'Condition', 'Description'];
    await vi.waitFor(() => expect(shown()).toEqual(expect.arrayContaining(details)));
    expect(shown()).not.toContain('Resale price');
    press('Next');
    await vi.waitFor(() => expect(shown()[0]).toBe('Resale price'));
    expect(shown()).toEqual(
      expect.arrayContaining([
        'Resale price',
        'Original price',
        'Offers',
        'Smallest offer',
        'Years of use',
        'Year of purchase',
        'Delivery or pick-up',
        'Delivery price',
        'Location',
        'Mobile',
      ]),
    );
    press('Next');
    await vi.waitFor(() => expect(shown()).toEqual(['Photos', ...ALL]));
    expect(button('Next')).toBeNull();
    expect(button('Add Product')).not.toBeNull();
    press('Item details');
    expect(button('Item details')?.getAttribute('aria-current')).toBe('step');
  });

  it('checks a step before it goes on, says at the button what is wrong and leads there', async () => {
    form('details', { ...everything, productname: ' ', condition: '' });
    press('Next');
    expect(await screen.findByText('Check 2 fields: Product name, Condition.')).toBeDefined();
    expect(button('Item details')?.getAttribute('aria-current')).toBe('step');
    expect(document.activeElement).toBe(screen.getByLabelText('Product name'));
    fireEvent.change(screen.getByLabelText('Product name'), { target: { value: 'Oak chair' } });
    expect(await screen.findByText('Check “Condition”.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Condition'), { target: { value: 'Good' } });
    press('Next');
    await vi.waitFor(() => expect(shown()[0]).toBe('Resale price'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says once that photos are missing, in however many ways they can be added', async () => {
    form('photos', { ...everything, pictures: [] });
    press('Next');
    expect(await screen.findByText('Check “Photos”.')).toBeDefined();
  });

  it('tells at the button what is wrong far up the page, and leads there each time', async () => {
    form(undefined, { ...everything, resaleprice: '1.200' });
    for (const _ of [1, 2]) {
      press('Add Product');
      await vi.waitFor(
        () => expect(document.activeElement).toBe(screen.getByLabelText('Resale price')),
        8_000,
      );
      expect(screen.getByRole('alert').textContent).toBe('Check “Resale price”.');
      screen.getByLabelText('Mobile').focus();
    }
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps what was typed from step to step', () => {
    form('photos');
    press('Item details');
    fireEvent.change(screen.getByLabelText('Product name'), { target: { value: 'Oak chair' } });
    press('Price and place');
    press('Review');
    expect((screen.getByLabelText('Product name') as HTMLInputElement).value).toBe('Oak chair');
  });

  it('is one page on a desktop, and where there are no steps', () => {
    screenSize.wide = true;
    form('photos');
    expect(shown()).toEqual(['Photos', ...ALL]);
    expect(steps()).toBeNull();
    cleanup();
    screenSize.wide = false;
    form();
    expect(shown()).toEqual(['Photos', ...ALL]);
    expect(steps()).toBeNull();
  });

  it('names in the last step whatever is missing', async () => {
    form('review');
    press('Add Product');
    expect(await screen.findAllByText(inEnglish(FIELD_REQUIRED))).toHaveLength(
      ATTRIBUTE_NAMES.filter((name) => !('optional' in PRODUCT_ATTRIBUTES[name])).length,
    );
    expect(screen.getByText(inEnglish(PHOTO_REQUIRED))).toBeDefined();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says that a category is gone which a draft or an item still names', async () => {
    form('details', { ...everything, categoryId: 'merged' });
    press('Next');
    expect(await screen.findByText('Check “Category”.')).toBeDefined();
    expect(screen.getByText('Its category no longer exists. Choose another one.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'chairs' } });
    press('Next');
    await vi.waitFor(() => expect(shown()[0]).toBe('Resale price'));
  });

  it('sends what is complete', async () => {
    form('review', everything);
    press('Add Product');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});
