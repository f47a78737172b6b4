import Box from '@mui/material/Box';
import { ANSWER_TIME_WORDS, type AnswerTime } from '@thriftline/domain/accounts/answer-time';
import { useCallback } from 'react';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useIdle } from '@/hooks/use-idle.ts';
import { callFunction } from '@/lib/calls/callables.ts';
import { isOnline } from '@/lib/connection/connection.ts';
import { useLingui } from '@/lib/language/lingui.tsx';

/** What was asked for while this page lives: many items are of few sellers. */
const asked = new Map<string, Promise<AnswerTime | undefined>>();

async function answerTimeOf(sellerId: string): Promise<AnswerTime | undefined> {
  if (!isOnline()) return undefined;
  const known =
    asked.get(sellerId) ?? callFunction('readSeller', { uid: sellerId }).then(({ answers }) => answers);
  asked.set(sellerId, known);
  try {
    return await known;
  } catch (error) {
    asked.delete(sellerId);
    // Nobody waits for it, and the seller's own page says what is wrong.
    console.warn('How soon a seller answers is not known', error);
    return undefined;
  }
}

/** How soon a seller usually answers, once the page has time for it; nothing where that is not known. */
export function AnswerLine({ sellerId }: { sellerId: string }) {
  return useIdle() ? <Asked sellerId={sellerId} /> : null;
}

function Asked({ sellerId }: { sellerId: string }) {
  useLingui();
  const found = useFetched(useCallback(() => answerTimeOf(sellerId), [sellerId]));
  if (found.status !== 'ready' || found.data === undefined) return null;
  return (
    <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
      {ANSWER_TIME_WORDS[found.data]}
    </Box>
  );
}
