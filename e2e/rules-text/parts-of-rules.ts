import { ACCOUNT_PARTS } from './parts/account-parts.ts';
import { CATEGORY_PARTS } from './parts/category-parts.ts';
import { CONVERSATION_PARTS } from './parts/conversation-parts.ts';
import { NOTIFICATION_PARTS } from './parts/notification-parts.ts';
import { ORDER_PARTS } from './parts/order-parts.ts';
import { PICTURE_PARTS } from './parts/picture-parts.ts';
import { PRODUCT_PARTS } from './parts/product-parts.ts';
import { QUOTA_PARTS } from './parts/quota-parts.ts';
import { REPORT_PARTS } from './parts/report-parts.ts';
import { REVIEW_PARTS } from './parts/review-parts.ts';
import type { RulesPart } from './parts/rules-part.ts';
import { SEARCH_PARTS } from './parts/search-parts.ts';
import { STORAGE_PARTS } from './parts/storage-parts.ts';
import { VALUE_PARTS } from './parts/value-parts.ts';

/** What is made from domain/ in each file of rules. */
export const PARTS_OF_RULES: Readonly<Record<string, readonly RulesPart[]>> = {
  'firestore.rules': [
    ...VALUE_PARTS,
    ...ACCOUNT_PARTS,
    ...QUOTA_PARTS,
    ...CATEGORY_PARTS,
    ...PRODUCT_PARTS,
    ...PICTURE_PARTS,
    ...SEARCH_PARTS,
    ...ORDER_PARTS,
    ...CONVERSATION_PARTS,
    ...REVIEW_PARTS,
    ...REPORT_PARTS,
    ...NOTIFICATION_PARTS,
  ],
  'storage.rules': STORAGE_PARTS,
};
