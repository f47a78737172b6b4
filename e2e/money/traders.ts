import { aStoredCategory } from '../kit/goods.ts';
import { aPerson, type Person } from '../kit/people.ts';

/** Who trades in the tests of a file. */
interface Traders {
  admin: Person;
  seller: Person;
  buyer: Person;
  otherBuyer: Person;
  /** Where the seller lists. */
  categoryId: string;
}

/** Signs up people to trade in the tests of a file, and gives the seller a category. */
export async function someTraders(): Promise<Traders> {
  const [admin, seller, buyer, otherBuyer] = await Promise.all([
    aPerson('Admin'),
    aPerson('Seller'),
    aPerson('Buyer'),
    aPerson('Buyer'),
  ]);
  return { admin, seller, buyer, otherBuyer, categoryId: await aStoredCategory(seller, 'Chairs') };
}
