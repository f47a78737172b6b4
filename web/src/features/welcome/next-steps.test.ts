import { describe, expect, it } from 'vitest';
import { adminSteps, buyerSteps, type Step, sellerSteps } from './next-steps.ts';

const words = (steps: readonly Step[]) =>
  steps.map(({ count, label, to }) => `${count === undefined ? '' : `${count} `}${label}: ${to}`);

describe('what to do next', () => {
  it('a buyer pays first, then looks at the wishes, then around', () => {
    expect(words(buyerSteps({ toPay: 2, wishes: 1 }))).toEqual([
      '2 orders to pay: /dashboard/myorders',
      '1 item on your wish list: /dashboard/wishlist',
      'Browse categories: /categories',
    ]);
  });

  it('says what of what is paid has to be seen to', () => {
    expect(words(buyerSteps({ toPay: 0, toReceive: ['pi_1', 'pi_2'], wishes: 0 }))[0]).toBe(
      '2 items on their way: /dashboard/myorders',
    );
    const seller = { toPay: 0, toSeeTo: ['pi_3', 'pi_4'], drafts: 0, booked: 0, listed: 1 };
    expect(words(sellerSteps(seller))[0]).toBe('2 sales to take care of: /dashboard/sales');
    // One is on its own page.
    expect(words(sellerSteps({ ...seller, toReceive: ['pi_1'], toSeeTo: ['pi_3'] })).slice(0, 2)).toEqual([
      '1 sale to take care of: /dashboard/orders/pi_3',
      '1 item on its way: /dashboard/orders/pi_1',
    ]);
    expect(words(adminSteps({ toVerify: 0, toDecide: 1 }))[0]).toBe(
      '1 order to decide: /dashboard/orderdesk',
    );
    expect(words(adminSteps({ toVerify: 1, toDecide: 1, reports: 2 }))).toEqual([
      '1 order to decide: /dashboard/orderdesk',
      '2 reports to review: /dashboard/reports',
      '1 seller to verify: /dashboard/listofsellers',
    ]);
  });

  it('leads to one offer itself, and to several in their list', () => {
    const nothing = { toPay: 0, drafts: 0, booked: 0, listed: 1 };
    const one = { toPay: ['chair_bea'], toAnswer: ['lamp_bea'] };
    const first = (steps: readonly Step[]) => words(steps).slice(0, 2);
    const single = [
      '1 accepted offer to pay: /dashboard/payments/chair_bea',
      '1 offer to respond to: /dashboard/messages/lamp_bea',
    ];
    expect(first(buyerSteps({ offers: one, toPay: 1, wishes: 0 }))).toEqual(single);
    expect(first(sellerSteps({ ...nothing, offers: one }))).toEqual(single);
    const two = { toPay: ['chair_bea', 'desk_bea'], toAnswer: ['lamp_bea', 'pan_bea'] };
    expect(first(buyerSteps({ offers: two, toPay: 1, wishes: 0 }))).toEqual([
      '2 accepted offers to pay: /dashboard/offers',
      '2 offers to respond to: /dashboard/offers',
    ]);
  });

  it('says nothing of what is not there, or not known yet', () => {
    const around = ['Browse categories: /categories'];
    expect(words(buyerSteps({ toPay: 0, wishes: 0 }))).toEqual(around);
    expect(words(buyerSteps({ toPay: undefined, wishes: undefined }))).toEqual(around);
  });

  it('reminds a seller of the draft that was left the longest, and counts the others', () => {
    const leftDraft = { id: 'd 1', name: 'Oak chair', days: 3 };
    const [left, others] = sellerSteps({ toPay: 0, drafts: 3, leftDraft, booked: 0, listed: 1 });
    expect(left).toEqual({
      label: 'Finish your draft of “Oak chair”',
      hint: 'You left it 3 days ago. Only you can see it until you publish it.',
      to: '/dashboard/addproduct?draft=d%201',
    });
    expect(others).toMatchObject({ count: 2, label: 'drafts to finish' });
    const last = sellerSteps({
      toPay: 0,
      drafts: 1,
      leftDraft: { ...leftDraft, days: 1 },
      booked: 0,
      listed: 1,
    });
    expect(last.map(({ label }) => label)).toEqual([
      'Finish your draft of “Oak chair”',
      'List something else',
    ]);
    expect(last[0]?.hint).toContain('yesterday');
  });

  it('a seller pays what they booked, answers bookings, finishes drafts, then lists more', () => {
    expect(words(sellerSteps({ toPay: 1, drafts: 2, booked: 1, listed: 4 }))).toEqual([
      '1 order to pay: /dashboard/myorders',
      '1 booking of your items: /dashboard/myproducts',
      '2 drafts to finish: /dashboard/myproducts',
      'List something else: /dashboard/addproduct',
    ]);
  });

  it('a seller who has listed nothing lists the first item; one whose stock is not known yet is told no such thing', () => {
    const nothing = { toPay: 0, drafts: 0, booked: 0 };
    expect(sellerSteps({ ...nothing, listed: 0 })[0]?.label).toBe('List your first item');
    expect(sellerSteps({ ...nothing, listed: undefined })[0]?.label).toBe('List something else');
  });

  it('an admin verifies the sellers who wait', () => {
    expect(words(adminSteps({ toVerify: 1 }))).toEqual(['1 seller to verify: /dashboard/listofsellers']);
    expect(words(adminSteps({ toVerify: 0 }))).toEqual(['Manage categories: /dashboard/categories']);
    expect(adminSteps({ toVerify: 0 })[0]?.hint).toBe('No seller is waiting for verification.');
    // Nobody has said yet that there is none.
    expect(adminSteps({ toVerify: undefined })).toEqual([
      { label: 'Manage categories', to: '/dashboard/categories' },
    ]);
  });
});
