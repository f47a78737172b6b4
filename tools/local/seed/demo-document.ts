import type { StoredTime } from '@thriftline/domain/base/stored-time';
import type { PICTURE_WIDTHS } from '@thriftline/domain/pictures/picture-widths';
import type { DemoTexts } from './demo-texts.ts';

/** Where a document goes and what it holds. */
export interface DemoDocument {
  path: string;
  data: object;
}

/** A picture of a drawing: one view of it, in one size. */
export interface DemoPicture {
  drawing: string;
  /** From 0. */
  view: number;
  variant: keyof typeof PICTURE_WIDTHS;
}

/** What the demo store is made with. */
export interface DemoWorldOptions {
  now: Date;
  /** What people write there; English unless told. */
  texts?: DemoTexts;
  /** The address of a drawing's picture, stored in the account's folder. */
  pictureUrl(picture: DemoPicture, uid: string): string;
  /** A moment as the store keeps it. */
  storedTime(date: Date): StoredTime;
}
