import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type MemberNote, memberNoteSchema } from '@thriftline/domain/accounts/moderation/member-note';
import { Form, Formik, type FormikHelpers } from 'formik';
import { DeleteButton } from '@/components/dialogs/delete-button.tsx';
import { useFormAutosave } from '@/components/form/autosave/use-form-autosave.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { SubmitButton } from '@/components/form/submit-button.tsx';
import { LoadMore } from '@/components/loading/load-more.tsx';
import { RecordSkeletons } from '@/components/loading/record-skeletons.tsx';
import { PANEL } from '@/components/records/panel.ts';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useFault } from '@/hooks/use-fault.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatTime } from '@/lib/texts/format-time.ts';
import { addMemberNote, deleteMemberNote, useMemberNotes } from '../../api/member-notes.ts';

const EMPTY = { text: '' };

/** Adds a note. What was typed is kept on this device until it is sent. */
function AddNote({ uid, name }: { uid: string; name: string }) {
  const { t } = useLingui();
  const { uid: author, userDoc } = useSignedInUser();
  const needsNetwork = useNeedsNetwork();
  const { fault, attempt } = useFault();
  const { keeper, forget } = useFormAutosave(`note:${uid}`, t`your note about ${name}`);
  const submit = (values: typeof EMPTY, formik: FormikHelpers<typeof EMPTY>) =>
    attempt(async () => {
      if (userDoc === null) return;
      await addMemberNote({ uid: author, name: userDoc.name }, uid, values);
      forget();
      formik.resetForm();
    });
  return (
    <Formik
      initialValues={EMPTY}
      validationSchema={memberNoteSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <Form noValidate>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', mb: 3, maxWidth: '40rem' }}>
          {keeper}
          <FormTextField
            name="text"
            label={t`New note`}
            multiline
            minRows={2}
            helperText={t`Only admins see it here. Members get notes about them, without your name, when they download their data.`}
          />
          <FormError message={fault} />
          <SubmitButton {...needsNetwork} disabled={needsNetwork.disabled || userDoc === null}>
            {t`Add note`}
          </SubmitButton>
        </Box>
      </Form>
    </Formik>
  );
}

function Note({ note, isMine }: { note: Stored<MemberNote>; isMine: boolean }) {
  const { t } = useLingui();
  const needsNetwork = useNeedsNetwork();
  const name = note.byName;
  const time = formatTime(note.createdAt.toDate());
  return (
    <Box component="li" sx={{ ...PANEL, display: 'grid', gap: 0.5 }}>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <UserText block>{note.text}</UserText>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 36 }}>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Trans>
            <UserText>{name}</UserText>, {time}
          </Trans>
        </Box>
        {isMine && (
          <DeleteButton
            question={t`Delete this note?`}
            onDelete={() => deleteMemberNote(note._id)}
            done={t`Note is deleted`}
            disabled={needsNetwork.disabled}
          >
            {t`This can’t be undone. The audit log says that you deleted a note, but not what it said.`}
          </DeleteButton>
        )}
      </Box>
    </Box>
  );
}

/** What admins noted about a member, newest first, and the way to add something. */
export function MemberNotes({ uid, name }: { uid: string; name: string }) {
  const { t } = useLingui();
  const { uid: mine } = useSignedInUser();
  const { pages, showMore } = useShownPages();
  const list = useMemberNotes(uid, pages);
  const notes = list.pages.flatMap(({ rows }) => rows.map(({ data }) => data));
  return (
    <>
      <AddNote uid={uid} name={name} />
      {list.status === 'error' && <ErrorState error={list.error} onRetry={list.retry} />}
      {list.status === 'loading' && <RecordSkeletons count={1} />}
      {list.status === 'unknown' && <NotOnDevice />}
      {list.status === 'ready' && notes.length === 0 && (
        <Typography color="textSecondary">{t`No notes yet`}</Typography>
      )}
      {notes.length > 0 && (
        <Box
          component="ul"
          aria-label={t`Notes`}
          sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none', maxWidth: '40rem' }}
        >
          {notes.map((note) => (
            <PartBoundary key={note._id} as="li">
              <Note note={note} isMine={note.by === mine} />
            </PartBoundary>
          ))}
        </Box>
      )}
      <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoadMore={showMore} />
    </>
  );
}
