import type { Page } from '@playwright/test';
import { blockDocumentId } from '@thriftline/domain/base/collections';
import { expect } from '../../kit/browser/fixtures.ts';
import { type Account, firestore } from '../../kit/shop.ts';

/** Waits until the server has it: the page says so before, and meanwhile a message of the other account still arrives. */
const expectStored = ([blocker, blocked]: readonly [Account, Account], isBlocked: boolean) => {
  const block = firestore.doc(`blocks/${blockDocumentId(blocker.uid, blocked.uid)}`);
  return expect.poll(async () => (await block.get()).exists).toBe(isBlocked);
};

/** Blocks the other account in the conversation that is open on the page. */
export async function block(page: Page, blocker: Account, blocked: Account): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('You blocked this member.')).toBeVisible();
  await expectStored([blocker, blocked], true);
}

/** Takes that back. */
export async function unblock(page: Page, blocker: Account, blocked: Account): Promise<void> {
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible();
  await expectStored([blocker, blocked], false);
}
