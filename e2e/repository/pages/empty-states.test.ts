import { childrenOf, type Node, treeOf } from '@thriftline/texts/syntax-tree';
import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';

/** Where there is nothing to do about a list without anything, and how many such states are there. */
const NOTHING_TO_DO: Readonly<Record<string, number>> = {
  // The notice above says it, with its button.
  'app/layouts/sellers-only.tsx': 1,
  'app/routes/shop/all-categories.tsx': 1,
  'app/routes/dashboard/talking/messages.tsx': 1,
  'app/routes/dashboard/account/outbox.tsx': 1,
  'app/routes/dashboard/selling/product-form/with-categories.tsx': 1,
  'components/states/not-on-device.tsx': 1,
  'features/audit/components/audit-log.tsx': 1,
  'features/audit/components/trigger-faults.tsx': 1,
  'features/orders/components/order-desk.tsx': 1,
  'features/payments/components/list/payments-list.tsx': 1,
  'features/payouts/components/stuck-payouts.tsx': 1,
  'features/products/components/my-products/member-items.tsx': 1,
  'features/reports/components/reports-list.tsx': 2,
  'features/settings/components/subscriber-list.tsx': 1,
  'features/storefront/components/top-categories.tsx': 1,
  'features/users/components/users-list.tsx': 1,
};

function named(node: Node): string {
  return String((node.name as Node | undefined)?.name ?? '');
}

/** How many empty states below a node have no action. */
function withoutAction(node: Node): number {
  const isBare =
    node.type === 'JSXOpeningElement' &&
    named(node) === 'EmptyState' &&
    !(node.attributes as Node[]).some((attribute) => named(attribute) === 'action');
  return childrenOf(node).reduce((sum, child) => sum + withoutAction(child), isBare ? 1 : 0);
}

it('says what to do about a list without anything, by one action', () => {
  const bare = repositoryFiles('web/src/**/*.tsx').flatMap((path) => {
    const count = withoutAction(treeOf(textOf(path)));
    return count > 0 ? [[path.replace('web/src/', ''), count] as const] : [];
  });
  expect(Object.fromEntries(bare.sort())).toEqual(NOTHING_TO_DO);
});
