import { msg, plural, select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import type { Product } from '@thriftline/domain/catalogue/product';
import { lazy, Suspense, useState } from 'react';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog.tsx';
import { MessageDialog } from '@/components/dialogs/message-dialog.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { UserText } from '@/components/texts/user-text.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { waitsFor } from '@/lib/connection/connection.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { useLingui } from '@/lib/language/lingui.tsx';
import type { Row } from '@/lib/live/row.ts';
import { deleteProduct } from '../../api/delete-product.ts';
import { bringBack, takeDown } from '../../api/edit-product.ts';
import { type BulkAct, type BulkOutcome, doToAll, sortForAct, whyNotText } from '../../bulk-acts.ts';

// Few change many prices, and its fields weigh more than the bar.
const BulkPriceDialog = lazy(async () => ({
  default: (await import('./bulk-price-dialog.tsx')).BulkPriceDialog,
}));

/** What is asked about in a question alone; a new price is typed first. */
type AskedAct = Exclude<BulkAct, 'changePrice'>;

const DO: Record<AskedAct, typeof deleteProduct> = { delete: deleteProduct, takeDown, bringBack };
const LABELS: Readonly<Record<AskedAct, string>> = lookedUp({
  delete: msg`Delete`,
  takeDown: msg({ message: 'Hide', context: 'an item' }),
  bringBack: msg({ message: 'Unhide', context: 'an item' }),
});
const NAMES: Readonly<Record<AskedAct, string>> = lookedUp({
  delete: msg`Delete selected items`,
  takeDown: msg`Hide selected items`,
  bringBack: msg`Unhide selected items`,
});
const NOTHING: Readonly<Record<AskedAct, string>> = lookedUp({
  delete: msg`Nothing to delete`,
  takeDown: msg`Nothing to hide`,
  bringBack: msg`Nothing to unhide`,
});
const CONSEQUENCES: Readonly<Record<AskedAct, string>> = lookedUp({
  delete: msg`This can’t be undone. Their ads and unpaid bookings are deleted, too.`,
  takeDown: msg`Only you see them until you unhide them. Their ads are removed.`,
  bringBack: msg`Buyers can see and buy them again.`,
});

/** What is asked before the act is done to so many items. */
function questionOf(act: AskedAct, count: number): string {
  switch (act) {
    case 'delete':
      return t`Delete ${plural(count, { one: '# item', other: '# items' })}?`;
    case 'takeDown':
      return t`Hide ${plural(count, { one: '# item', other: '# items' })}?`;
    case 'bringBack':
      return t`Unhide ${plural(count, { one: '# item', other: '# items' })}?`;
  }
}

/** That the act was done to so many items. */
function doneText(act: BulkAct, count: number): string {
  switch (act) {
    case 'delete':
      return t`${plural(count, { one: '# item deleted.', other: '# items deleted.' })}`;
    case 'takeDown':
      return t`${plural(count, { one: '# item hidden.', other: '# items hidden.' })}`;
    case 'bringBack':
      return t`${plural(count, { one: '# item unhidden.', other: '# items unhidden.' })}`;
    case 'changePrice':
      return t`${plural(count, { one: '# item changed.', other: '# items changed.' })}`;
  }
}

/** That the act will be done to so many items once it can be sent. */
function queuedText(act: BulkAct, count: number): string {
  const waiting = waitsFor();
  switch (act) {
    case 'delete':
      return t`${select(waiting, { offline: plural(count, { one: '# item will be deleted once you’re back online.', other: '# items will be deleted once you’re back online.' }), other: plural(count, { one: '# item will be deleted once we’re connected again.', other: '# items will be deleted once we’re connected again.' }) })}`;
    case 'takeDown':
      return t`${select(waiting, { offline: plural(count, { one: '# item will be hidden once you’re back online.', other: '# items will be hidden once you’re back online.' }), other: plural(count, { one: '# item will be hidden once we’re connected again.', other: '# items will be hidden once we’re connected again.' }) })}`;
    case 'bringBack':
      return t`${select(waiting, { offline: plural(count, { one: '# item will be unhidden once you’re back online.', other: '# items will be unhidden once you’re back online.' }), other: plural(count, { one: '# item will be unhidden once we’re connected again.', other: '# items will be unhidden once we’re connected again.' }) })}`;
    case 'changePrice':
      return t`${select(waiting, { offline: plural(count, { one: '# item will be changed once you’re back online.', other: '# items will be changed once you’re back online.' }), other: plural(count, { one: '# item will be changed once we’re connected again.', other: '# items will be changed once we’re connected again.' }) })}`;
  }
}

interface SelectionBarProps {
  /** All that are shown, and those of them that are selected. */
  shown: readonly Row<Stored<Product>>[];
  selected: readonly Row<Stored<Product>>[];
  /** Selects these and no others. */
  onSelect: (ids: readonly string[]) => void;
}

/** Selecting all of a seller's products that are shown, and doing something with those that are selected. */
export function SelectionBar({ shown, selected, onSelect }: SelectionBarProps) {
  const { uid } = useSignedInUser();
  useLingui();
  const [all, chosen] = [shown.length, selected.length];
  const [asking, setAsking] = useState<AskedAct | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  const [pricing, setPricing] = useState(false);

  const confirm = async (act: AskedAct) => {
    const one = (product: Stored<Product>) => DO[act](uid, product);
    setOutcome(await doToAll(act, selected, { now: serverNow(), one }));
    onSelect([]);
  };

  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, minHeight: 44 }}>
        <FormControlLabel
          label={chosen > 0 ? t`${chosen} selected` : t`Select all ${all} shown`}
          control={
            <Checkbox
              checked={selected.length === shown.length}
              indeterminate={selected.length > 0 && selected.length < shown.length}
              slotProps={{ input: { 'aria-label': t`Select all ${all} shown` } }}
              onChange={(event) => {
                setOutcome(null);
                onSelect(event.target.checked ? shown.map(({ data }) => data._id) : []);
              }}
            />
          }
        />
        {selected.length > 0 && (
          <Box sx={{ ...FLUSH_TEXT, display: 'flex', flexWrap: 'wrap' }}>
            <Button
              size="small"
              aria-label={t`Change price of selected items`}
              onClick={() => setPricing(true)}
            >
              <Trans>Change price</Trans>
            </Button>
            {(['takeDown', 'bringBack', 'delete'] as const).map((act) => (
              <Button
                key={act}
                size="small"
                color={act === 'delete' ? 'error' : 'primary'}
                aria-label={NAMES[act]}
                onClick={() => setAsking(act)}
              >
                {LABELS[act]}
              </Button>
            ))}
          </Box>
        )}
      </Box>
      {outcome !== null && <Outcome outcome={outcome} onClose={() => setOutcome(null)} />}
      {pricing && (
        <Suspense>
          <BulkPriceDialog
            selected={selected}
            onDone={(done) => {
              setOutcome(done);
              onSelect([]);
            }}
            onClose={() => setPricing(false)}
          />
        </Suspense>
      )}
      {asking !== null && (
        <Question
          act={asking}
          selected={selected}
          onConfirm={() => confirm(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  );
}

interface QuestionProps {
  act: AskedAct;
  selected: readonly Row<Stored<Product>>[];
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

function CannotBe({ act, name }: { act: AskedAct; name: string }) {
  switch (act) {
    case 'delete':
      return (
        <Trans>
          “<UserText>{name}</UserText>” can’t be deleted.
        </Trans>
      );
    case 'takeDown':
      return (
        <Trans>
          “<UserText>{name}</UserText>” can’t be hidden.
        </Trans>
      );
    case 'bringBack':
      return (
        <Trans>
          “<UserText>{name}</UserText>” can’t be unhidden.
        </Trans>
      );
  }
}

/** One question for all of them, with those that it cannot be done to by name. */
function Question({ act, selected, onConfirm, onClose }: QuestionProps) {
  // What others do meanwhile does not change the question that somebody is reading.
  const [{ able, left }] = useState(() => sortForAct(selected, act, serverNow()));
  const unable = left.length > 0 && (
    <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
      {left.map(({ product, why }) => (
        <li key={product._id}>
          <CannotBe act={act} name={product.productname} /> {whyNotText(why)}
        </li>
      ))}
    </Box>
  );
  if (able.length === 0) {
    return (
      <MessageDialog open title={NOTHING[act]} closeLabel={t`Close`} onClose={onClose}>
        {unable}
      </MessageDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={questionOf(act, able.length)}
      confirmLabel={LABELS[act]}
      destructive={act === 'delete'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {CONSEQUENCES[act]}
      {unable}
    </ConfirmDialog>
  );
}

/** What became of each. */
function Outcome({ outcome, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  const { act, sent, queued, faults } = outcome;
  useLingui();
  return (
    <Alert
      role="status"
      severity={faults.length > 0 ? 'warning' : queued > 0 ? 'info' : 'success'}
      onClose={onClose}
    >
      {sent > 0 && <div>{doneText(act, sent)}</div>}
      {queued > 0 && <div>{queuedText(act, queued)}</div>}
      {faults.map((fault) => (
        <div key={fault}>{fault}</div>
      ))}
    </Alert>
  );
}
