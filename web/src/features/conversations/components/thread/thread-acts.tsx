import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import {
  type Conversation,
  isMutedBy,
  isOver,
  otherIn,
  otherNameIn,
} from '@thriftline/domain/conversations/conversation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog.tsx';
import { MoreActs } from '@/components/dialogs/more-acts.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { useOnline } from '@/hooks/use-online.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { blockPerson } from '../../api/block-person.ts';
import { muteConversation } from '../../api/mute-conversation.ts';
import { ReportButton } from '../report/report-button.tsx';

interface ThreadActsProps {
  conversation: Stored<Conversation>;
  uid: string;
  blocked: boolean;
}

/** What is done with a conversation besides writing in it; all of it needs the network. */
export function ThreadActs({ conversation, uid, blocked }: ThreadActsProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const [other, name] = [otherIn(conversation, uid), otherNameIn(conversation, uid)];
  const muted = isMutedBy(conversation, uid);
  const tryTo = (work: Promise<void>) => work.catch((error: unknown) => notify.error(error));
  const block = { blockerId: uid, blockedId: other, conversationId: conversation._id };
  return (
    <MoreActs>
      <Button
        size="small"
        variant="outlined"
        disabled={!online}
        onClick={() => void tryTo(muteConversation(conversation, uid, !muted))}
      >
        {muted ? t`Unmute` : t`Mute`}
      </Button>
      {/* Who is gone writes no more, and is not to be reported, either; who is blocked is unblocked where one would write. */}
      {!blocked && !isOver(conversation) && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={!online}
          onClick={() => setAsking(true)}
        >
          <Trans>Block</Trans>
        </Button>
      )}
      {!isOver(conversation) && <ReportButton conversation={conversation} uid={uid} disabled={!online} />}
      <ConfirmDialog
        open={asking}
        title={name === undefined ? t`Block this member?` : t`Block ${name}?`}
        confirmLabel={t`Block`}
        destructive
        onConfirm={() => tryTo(blockPerson(block))}
        onClose={() => setAsking(false)}
      >
        <Trans>
          They can no longer message you about any item. We don’t tell them, and you can unblock them here.
        </Trans>
      </ConfirmDialog>
    </MoreActs>
  );
}
