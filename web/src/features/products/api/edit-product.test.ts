import { aPicture, aProduct, aProductInput, somePictures } from '@thriftline/domain/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentUser } from '@/lib/account/current-user.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { bringBack, changesOf, type EditedProduct, editProduct } from './edit-product.ts';

vi.mock('firebase/firestore', () => ({ doc: (_: object, ...path: string[]) => ({ path: path.join('/') }) }));
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('@/lib/account/current-user.ts', () => ({ getCurrentUser: vi.fn() }));
vi.mock('@/outbox/sending/enqueue-mutation.ts', () => ({ enqueueMutation: vi.fn(async () => 'sent') }));

beforeEach(() => vi.mocked(enqueueMutation).mockClear());

type Known = Parameters<typeof changesOf>[0];

const product = (overrides: object = {}) => aProduct(overrides) as unknown as Known;
const [cover, ...others] = somePictures(2);
const edited = (input: object = {}, rest: Partial<EditedProduct> = {}): EditedProduct => ({
  input: aProductInput(input),
  categoryName: 'Seats',
  pictures: [aPicture({ alt: 'Oak chair' })],
  placeholder: undefined,
  ...rest,
});

describe('changesOf', () => {
  it('is nothing where nothing was changed, also for a product from before it had a list of pictures', () => {
    expect(changesOf(product({ placeholder: 'data:1' }), edited())).toEqual({});
    expect(changesOf(product({ thumb: undefined }), edited())).toEqual({});
  });

  it('holds the facts that were changed, and never the private one', () => {
    expect(changesOf(product(), edited({ resaleprice: 40, mobile: '12345' }))).toEqual({ resaleprice: 40 });
  });

  it('brings the name of a category with the category alone', () => {
    expect(changesOf(product(), edited({ categoryId: 'lamps' }))).toEqual({
      categoryId: 'lamps',
      categoryName: 'Seats',
    });
  });

  it('holds all that is shown of the pictures when one of them changes', () => {
    const before = product({ pictures: [cover, ...others], placeholder: 'data:1' });
    const [next] = others;
    expect(next).toBeDefined();
    const pictures = [next ?? aPicture()] as const;
    expect(changesOf(before, edited({}, { pictures }))).toEqual({
      img: next?.img,
      thumb: next?.thumb,
      pictures: [...pictures],
      placeholder: undefined,
    });
  });
});

it('notes all that is typed, also the number that stands in the contact', async () => {
  const contact = { mobile: '1', email: 'sal@example.com', sellerId: 'sal' };
  const options = { uid: 'sal', contact, email: contact.email };
  const stored = { ...product({ createdAt: { toMillis: () => 1 } }), _id: 'p1' } as Parameters<
    typeof editProduct
  >[0];
  await editProduct(stored, edited({ resaleprice: 40, mobile: '12345' }), options);
  await editProduct(stored, edited({ mobile: '12345' }), options);
  await editProduct(stored, edited({ resaleprice: 40, mobile: '1' }), options);
  const [both, number, price] = vi.mocked(enqueueMutation).mock.calls.map(([request]) => request);
  expect(both).toMatchObject({ path: 'products/p1', changes: { resaleprice: 40 }, mobile: '12345' });
  expect(number).toMatchObject({ path: 'products/p1/private/contact', changes: { mobile: '12345' } });
  expect(price).not.toHaveProperty('mobile');
});

describe('bringBack', () => {
  const hidden = () =>
    ({ ...aProduct({ hidden: true }), createdAt: { toMillis: () => 1 }, _id: 'p1' }) as unknown as Known & {
      _id: string;
    };
  const be = (userDoc: object) =>
    vi.mocked(getCurrentUser).mockReturnValue({ userDoc } as ReturnType<typeof getCurrentUser>);

  it('sends nothing for a seller who has asked for the end of their account, and says how to keep it', async () => {
    be({ deleteAt: { toMillis: () => 1 } });
    await expect(bringBack('u1', hidden())).rejects.toThrow('choose “Keep my account”');
    expect(enqueueMutation).not.toHaveBeenCalled();
    be({});
    expect(await bringBack('u1', hidden())).toBe('sent');
  });
});
