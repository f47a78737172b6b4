import {
  type CountedCategory,
  MAX_COUNTED_ITEMS,
} from '@thriftline/domain/catalogue/categories/counted-category';
import { listCategories } from '../catalogue/categories/list-categories.ts';
import { inParallel } from '../firestore/in-parallel.ts';
import { listings } from './listings.ts';

/** Most categories that are listed, and how many are counted at a time. */
const MOST_CATEGORIES = 300;
const COUNTS_AT_A_TIME = 20;

/** The unsold items of a category, one more than the most that is told at most: it costs a read or two. */
async function countUnsold(categoryId: string): Promise<number> {
  const some = listings()
    .where('categoryId', '==', categoryId)
    .limit(MAX_COUNTED_ITEMS + 1);
  return (await some.count().get()).data().count;
}

/** The categories in the shop's order, each with how many unsold items it has; for everybody. */
export async function listAllCategories(): Promise<CountedCategory[]> {
  const { items: found } = await listCategories({ limit: MOST_CATEGORIES });
  const counted = found.map(({ id, data }) => ({
    _id: id,
    categoryname: data.categoryname,
    img: data.img,
    items: 0,
  }));
  await inParallel(counted, COUNTS_AT_A_TIME, async (category) => {
    category.items = await countUnsold(category._id);
  });
  return counted;
}
