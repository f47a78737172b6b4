import { invariant } from '@thriftline/domain/base/invariant';
import { statedAttributes } from '@thriftline/domain/catalogue/attributes/attribute-schemas';
import { productInputSchema } from '@thriftline/domain/catalogue/product';
import { picturesOf } from '@thriftline/domain/pictures/pictures-of';
import { saveDrafts } from '@/outbox/drafts/drafts.ts';
import type { PlannedRow } from '../import/import-plan.ts';
import { refusedTexts } from '../refused-texts.ts';
import { editProduct } from './edit-product.ts';

interface Importer {
  uid: string;
  /** The address for a contact that is not there yet; null while it is not confirmed. */
  email: string | null;
  categories: readonly { _id: string; categoryname: string }[];
}

/** What an import came to. */
export interface ImportOutcome {
  drafts: number;
  changed: number;
  /** Changes that wait for the network. */
  queued: number;
  /** Why some were refused, a sentence for each reason. */
  faults: string[];
}

/** Changes a listed product to what its row says; its pictures stay. Throws AppError. */
async function changeListed(
  { product, contact, row }: Extract<PlannedRow, { fate: 'changedProduct' }>,
  { uid, email, categories }: Importer,
) {
  const input = statedAttributes(await productInputSchema.validate(row.facts));
  const category = categories.find(({ _id }) => _id === input.categoryId);
  invariant(category !== undefined, 'the category of a row without errors is there');
  const pictures = picturesOf(product) as Parameters<typeof editProduct>[1]['pictures'];
  const { placeholder } = product;
  return editProduct(
    product,
    { input, categoryName: category.categoryname, pictures, placeholder },
    { uid, contact, email },
  );
}

/**
 * Carries out a plan: what is new or was a draft becomes a draft, what is listed is changed, each as a single act. Done twice
 * it makes nothing twice. Throws when this device keeps no drafts.
 */
export async function importProducts(
  plan: readonly PlannedRow[],
  importer: Importer,
): Promise<ImportOutcome> {
  const drafts = plan.flatMap((planned) => {
    if (planned.fate !== 'new' && planned.fate !== 'changedDraft') return [];
    const before = planned.fate === 'changedDraft' ? planned.draft.values : {};
    const { id, row } = planned;
    return [{ id, uid: importer.uid, productId: id, values: { ...before, ...row.facts } }];
  });
  await saveDrafts(drafts);
  const listed = plan.filter((planned) => planned.fate === 'changedProduct');
  const fates = await Promise.allSettled(listed.map((planned) => changeListed(planned, importer)));
  const of = (sent: 'sent' | 'queued') =>
    fates.filter((fate) => fate.status === 'fulfilled' && fate.value === sent).length;
  return {
    drafts: drafts.length,
    changed: of('sent'),
    queued: of('queued'),
    faults: refusedTexts(
      listed.map(({ product }) => product.productname),
      fates,
    ),
  };
}
