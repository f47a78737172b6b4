import { contactPath } from '@thriftline/domain/base/collections';
import { formatPrice } from '@thriftline/domain/base/money';
import { FIELD_REQUIRED, MESSAGES, UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import { inEnglish } from '@thriftline/domain/base/texts/words';
import { expect, test, visit } from '../kit/browser/fixtures.ts';
import { answer, arriveAtPayment, book, showMore } from '../kit/browser/forms.ts';
import { returnSignedIn } from '../kit/browser/return-visit.ts';
import { createAccount, createBooking, createCategory, createProduct, firestore } from '../kit/shop.ts';

// Specification 1. Buyers browse, book, wish, pay
// Specification 2. `/dashboard/wishlist`: table with a Pay link
// Specification 3. Wish.productname, productprice, yourname, email, bookingId, img
// Specification 8. “Wish List Added”
test('a heart puts a product on the wish list, from where it is booked and removed', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Mirrors ${Date.now()}`);
  const productId = await createProduct(seller, categoryId);
  const page = await openPage();
  await returnSignedIn(page, buyer);
  await page.goto(`/categories/${categoryId}`);
  await page.getByRole('button', { name: 'Add to wish list: Oak chair' }).click();
  await expect(page.getByText(MESSAGES.wishAdded)).toBeVisible();
  const pressed = page.getByRole('button', { name: 'Remove from wish list: Oak chair', pressed: true });
  await expect(pressed).toBeVisible();
  await pressed.click();
  const heart = page.getByRole('button', { name: 'Add to wish list: Oak chair', pressed: false });
  await heart.click();
  await expect(pressed).toBeVisible();
  const wish = async () => (await firestore.doc(`wishlist/${productId}_${buyer.uid}`).get()).data();
  // The screen shows a write before the server has it.
  await expect.poll(wish).toMatchObject({
    productname: 'Oak chair',
    productprice: 45.5,
    yourname: buyer.name,
    email: buyer.email,
    bookingId: productId,
  });

  await visit(page, '/dashboard/wishlist');
  const row = page.getByRole('row').filter({ hasText: 'Oak chair' });
  await expect(row).toContainText(formatPrice(45.5));
  await row.getByRole('link', { name: 'Pay' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/payments/${productId}_${buyer.uid}$`));
  const form = page.getByRole('region', { name: 'Book this product' });
  await form.getByLabel('Mobile').fill('+44 1904 496 000');
  await form.getByLabel('Location').fill('York');
  await form.getByRole('button', { name: 'Book and pay' }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await page.goBack();
  await row.getByRole('button', { name: 'Remove' }).click();
  await answer(page, 'Remove “Oak chair” from your wish list?', 'Remove');
  await expect(row).toHaveCount(0);
  await expect.poll(wish).toBeUndefined();
});

// Specification 2. `/categories/{id}`: the card with all it tells, verified badge, struck-through price, heart, Book Now, Sold Out
// Specification 4. A sold product cannot be booked
// Specification 4. A sold product cannot be wish-listed
// Specification 8. “Sold Out”
// Specification 9. Prices with $
test('a card tells everything about a product, and a sold one can be neither booked nor wished for', async ({
  openPage,
  seller,
  buyer,
}) => {
  const categoryId = await createCategory(seller, `Beds ${Date.now()}`);
  const bed = { productname: 'Oak bed', sellerStatus: 'Verified' };
  const stored = await firestore.doc(`products/${await createProduct(seller, categoryId, bed)}`).get();
  await createProduct(seller, categoryId, { productname: 'Pine bed', availability: true, paid: true });
  const page = await openPage();
  await returnSignedIn(page, buyer);
  await page.goto(`/categories/${categoryId}`);

  const card = page.getByRole('article', { name: 'Oak bed' });
  for (const text of ['Oak bed', seller.name, '$45.50', 'Leeds', '3 years', 'A well kept oak chair.'])
    await expect(card.getByText(text).first()).toBeVisible();
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  await expect(card.locator('s, del').filter({ hasText: '$120' })).toBeVisible();
  await expect(card.getByRole('img', { name: 'Oak bed' })).toBeVisible();
  // The server's, not what the seller says.
  const listed = stored.get('createdAt').toDate().toISOString();
  await expect(card.locator('time')).toHaveAttribute('datetime', listed);
  await expect(card.getByRole('button', { name: 'Book Now' })).toBeEnabled();

  const sold = page.getByRole('article', { name: 'Pine bed' });
  await expect(sold.getByText(MESSAGES.soldOut, { exact: true })).toBeVisible();
  await expect(sold.getByRole('button', { name: 'Add to wish list: Pine bed' })).toBeDisabled();
  await expect(sold.getByRole('button', { name: 'Book Now' })).toHaveCount(0);
});

// Specification 1. Buyers browse, book, wish, pay
// Specification 2. `/categories/{id}`: Book Now opens the booking dialog
// Specification 2. `/dashboard/myorders`: Pay or Paid, Delete
// Specification 4. Booking: deleted
// Specification 5. Booking form: mobile and location required; name, price, buyer and e-mail read-only
// Specification 8. “Product booked succssfully”
test('a buyer books with place and telephone, reaches the seller by a message and deletes the order', async ({
  openPage,
  seller,
}) => {
  const buyer = await createAccount('Buyer', 'Uli Unsure', 'Unverified', false);
  const categoryId = await createCategory(seller, `Desks ${Date.now()}`);
  const productId = await createProduct(seller, categoryId);
  const page = await openPage();
  await returnSignedIn(page, buyer);
  await page.goto(`/categories/${categoryId}`);
  const bookNow = page.getByRole('button', { name: 'Book Now' });
  await bookNow.click();
  const dialog = page.getByRole('dialog', { name: 'Book this product' });
  for (const text of ['Oak chair', formatPrice(45.5), buyer.name, buyer.email])
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible();
  // Nothing of that can be typed over.
  await expect(dialog.getByRole('textbox')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Book for $45.50' }).click();
  await expect(dialog.getByText(inEnglish(FIELD_REQUIRED), { exact: true })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await book(page, 'Oak chair');
  const payment = `/dashboard/payments/${productId}_${buyer.uid}`;
  await expect(page.getByRole('dialog', { name: MESSAGES.productBooked })).toBeVisible();
  await arriveAtPayment(page);

  await visit(page, '/dashboard/myorders');
  const row = page.getByRole('row').filter({ hasText: 'Oak chair' });
  await expect(row.getByText('Shared after payment')).toBeVisible();
  await expect(row.getByRole('link', { name: 'Message the seller' })).toBeVisible();

  // The seller knows who wants it, and not how to call them.
  const shop = await openPage({ width: 360, height: 740 });
  await returnSignedIn(shop, seller);
  await shop.goto('/dashboard/myproducts');
  await shop.getByRole('button', { name: '1 booking' }).click();
  await expect(shop.getByText('Booked by')).toBeVisible();
  await expect(shop.getByText(buyer.name)).toBeVisible();
  await expect(shop.getByText(buyer.email)).toHaveCount(0);
  await expect(row.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', payment);
  await row.getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Delete your order of “Oak chair”?', 'Delete');
  await expect(row).toHaveCount(0);
  const booking = firestore.doc(`bookings/${productId}_${buyer.uid}`);
  await expect.poll(async () => (await booking.get()).exists).toBe(false);
  await visit(page, `/categories/${categoryId}`);
  await expect(bookNow).toBeEnabled();
  // What was typed last time is there again, and can be changed.
  await bookNow.click();
  await expect(dialog.getByText('+44 1904 496 000')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog.getByLabel('Location')).toHaveValue('York');
  await expect(shop.getByText(buyer.name)).toHaveCount(0);
});

// Specification 2. `/dashboard/myorders`: Pay or Paid, Delete
// Specification 4. Booking: unpaid to paid
// Specification 8. “Not Found”
// Specification 8. “Unregisterd”
test('My Orders says what became of each booking', async ({ openPage, seller, buyer }) => {
  const categoryId = await createCategory(seller, `Rugs ${Date.now()}`);
  const outcomes = [
    ['Red rug', {}, 'Pay'],
    ['Blue rug', { paid: true }, 'Paid'],
    ['Green rug', { soldToAnother: true }, 'Sold to another'],
    ['White rug', { paid: true, refunded: true }, 'Refunded'],
  ] as const;
  for (const [productname, flags] of outcomes)
    await createBooking(buyer, await createProduct(seller, categoryId, { productname }), flags);
  const [withoutEmail, withoutContact] = await Promise.all(
    ['Old rug', 'New rug'].map((productname) => createProduct(seller, categoryId, { productname })),
  );
  await firestore.doc(contactPath(String(withoutEmail))).update({ email: UNREGISTERED });
  await firestore.doc(contactPath(String(withoutContact))).delete();
  await Promise.all(
    [withoutEmail, withoutContact].map((id) => createBooking(buyer, String(id), { paid: true })),
  );
  const page = await openPage({ width: 360, height: 740 });
  await returnSignedIn(page, buyer);
  await page.goto('/dashboard/myorders');
  for (const [productname, , label] of outcomes)
    await expect(
      page.getByRole('row').filter({ hasText: productname }).getByText(label, { exact: true }),
    ).toBeVisible();
  const row = (productname: string) => page.getByRole('row').filter({ hasText: productname });
  for (const productname of ['Old rug', 'New rug']) await showMore(row(productname));
  await expect(row('Old rug').getByText(UNREGISTERED)).toBeVisible();
  await expect(row('New rug').getByText(MESSAGES.notFound)).toBeVisible();
});
