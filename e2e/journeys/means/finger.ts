import type { Locator, Page } from '@playwright/test';
import { typeCard } from '../../kit/browser/fixtures.ts';

/** Does what a person does with a phone, and counts it as docs/errands.md does. */
export class Finger {
  readonly page: Page;
  /** Touches, filled fields and Enters until now. */
  taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async touch(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.taps += 1;
    await field.fill(text);
  }

  async enter(): Promise<void> {
    this.taps += 1;
    await this.page.keyboard.press('Enter');
  }

  /** Fills the card's one field: it goes on from number to date to code by itself. */
  async fillCard(): Promise<void> {
    this.taps += 1;
    await typeCard(this.page, '4242424242424242');
  }
}
