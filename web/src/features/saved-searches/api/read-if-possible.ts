import type { CollectionName } from '@thriftline/domain/base/collections';
import { getDoc } from 'firebase/firestore';
import { documentOf, type Entities } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

/** A document as it can be known now, on the device without a network: undefined where there is none, or nobody can say. */
export async function readIfPossible<N extends CollectionName>(
  name: N,
  id: string,
): Promise<Stored<Entities[N]> | undefined> {
  try {
    return (await getDoc(documentOf(name, id))).data();
  } catch (error) {
    console.warn(`${name}/${id} is not known now`, error);
    return undefined;
  }
}
