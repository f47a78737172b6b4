import type { Block } from '@thriftline/domain/accounts/block';
import { blockDocumentId, COLLECTIONS } from '@thriftline/domain/base/collections';
import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';

type Pair = Pick<Block, 'blockerId' | 'blockedId'>;

const documentOfBlock = ({ blockerId, blockedId }: Pair) =>
  doc(firestore, COLLECTIONS.blocks, blockDocumentId(blockerId, blockedId));

/** Has the other account write nothing more to this one. */
export function blockPerson(block: Omit<Block, 'createdAt'>): Promise<void> {
  return setDoc(documentOfBlock(block), { ...block, createdAt: serverTimestamp() });
}

/** Takes that back. */
export function unblockPerson(block: Pair): Promise<void> {
  return deleteDoc(documentOfBlock(block));
}
