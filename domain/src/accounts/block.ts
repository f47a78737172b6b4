import type { StoredTime } from '../base/stored-time.ts';

/** `blocks/{blockerId}_{blockedId}`: whom an account hears nothing from any more. The blocker alone sees it. */
export interface Block {
  blockerId: string;
  blockedId: string;
  /** One that the two have: nobody blocks strangers. */
  conversationId: string;
  createdAt: StoredTime;
}
