import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Product } from '@thriftline/domain/catalogue/product';
import { lazy, Suspense, useState } from 'react';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { whenBack } from '@/lib/connection/when-back.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { deleteProduct } from '../../api/delete-product.ts';
import { bringBack, takeDown } from '../../api/edit-product.ts';
import { type BulkAct, type BulkOutcome, DONE, doToAll, sortForAct } from '../../bulk-acts.ts';

// Few change many prices, and its fields weigh more than the bar.
const BulkPriceDialog = lazy(async () => ({
  default: (await import('./bulk-price-dialog.tsx')).BulkPriceDialog,
}));

/** What is asked about in a question alone; a new price is typed first. */
type AskedAct = Exclude<BulkAct, 'changePrice'>;

const DO: Record<AskedAct, typeof deleteProduct> = { delete: deleteProduct, takeDown, bringBack };
const LABELS: Record<AskedAct, string> = {
  delete: 'Delete',
  takeDown: 'Hide',
  bringBack: 'Unhide',
};
const CONSEQUENCES: Record<AskedAct, string> = {
  delete: 'This can’t be undone. Their ads and unpaid bookings are deleted, too.',
  takeDown: 'Only you see them until you unhide them. Their ads are removed.',
  bringBack: 'Buyers can see and buy them again.',
};

const products = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 44 }}>
        <FormControlLabel
          label={selected.length > 0 ? `${selected.length} selected` : `Select all ${shown.length} shown`}
          control={
            <Checkbox
              checked={selected.length === shown.length}
              indeterminate={selected.length > 0 && selected.length < shown.length}
              slotProps={{ input: { 'aria-label': `Select all ${shown.length} shown` } }}
              onChange={(event) => {
                setOutcome(null);
                onSelect(event.target.checked ? shown.map(({ data }) => data._id) : []);
              }}
            />
          }
        />
        {selected.length > 0 &&
          (['takeDown', 'bringBack', 'delete'] as const).map((act) => (
            <Button
              key={act}
              size="small"
              color={act === 'delete' ? 'error' : 'primary'}
              aria-label={`${LABELS[act]} selected items`}
              onClick={() => setAsking(act)}
            >
              {LABELS[act]}
            </Button>
          ))}
        {selected.length > 0 && (
          <Button size="small" aria-label="Change price of selected items" onClick={() => setPricing(true)}>
            Change price
          </Button>
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

/** One question for all of them, with those that it cannot be done to by name. */
function Question({ act, selected, onConfirm, onClose }: QuestionProps) {
  // What others do meanwhile does not change the question that somebody is reading.
  const [{ able, left }] = useState(() => sortForAct(selected, act, serverNow()));
  const doable = able.length > 0;
  return (
    <ConfirmDialog
      open
      title={doable ? `${LABELS[act]} ${products(able.length)}?` : `Nothing to ${LABELS[act].toLowerCase()}`}
      confirmLabel={doable ? LABELS[act] : 'Close'}
      destructive={act === 'delete' && doable}
      onConfirm={doable ? onConfirm : () => undefined}
      onClose={onClose}
    >
      {doable && CONSEQUENCES[act]}
      {left.length > 0 && (
        <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
          {left.map(({ product, why }) => (
            <li key={product._id}>
              “<UserText>{product.productname}</UserText>” can’t be {DONE[act]}: {why}.
            </li>
          ))}
        </Box>
      )}
    </ConfirmDialog>
  );
}

/** What became of each. */
function Outcome({ outcome, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  const { act, sent, queued, faults } = outcome;
  const parts = [
    sent > 0 && `${products(sent)} ${DONE[act]}`,
    queued > 0 && `${products(queued)} will be ${DONE[act]} once ${whenBack()}`,
  ].filter((part) => part !== false);
  return (
    <Alert
      role="status"
      severity={faults.length > 0 ? 'warning' : queued > 0 ? 'info' : 'success'}
      onClose={onClose}
    >
      {parts.length > 0 && <div>{parts.join('; ')}.</div>}
      {faults.map((fault) => (
        <div key={fault}>{fault}</div>
      ))}
    </Alert>
  );
}
