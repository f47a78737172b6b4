import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { typedValue } from '@thriftline/domain/base/fields/number-kinds';
import { attributeLabel } from '@thriftline/domain/catalogue/attribute-texts';
import { numberKindOf, PRODUCT_ATTRIBUTES } from '@thriftline/domain/catalogue/product-attributes';
import { useState } from 'react';
import { RecordCell, RecordRow, RecordTable } from '@/components/records/record-table.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { type AttributeChange, differingParts, LARGE_CHANGE } from '../../import/attribute-changes.ts';
import { countPlan, type PlannedRow, planText } from '../../import/import-plan.ts';

/** How many lines of a list are shown at first, and how many more at a time. */
const SHOWN = 100;

type Categories = readonly { _id: string; categoryname: string }[];

interface Remark {
  line: number;
  column: string;
  message: string;
}

/** What a plan says of single rows, for whoever mends the file. */
function remarksOf(plan: readonly PlannedRow[]): Remark[] {
  return plan.flatMap((planned) => {
    const { line, faults, key } = planned.row;
    if (planned.fate === 'kept') return [{ line, column: key, message: `Not changed: ${planned.why}` }];
    return faults.map((fault) => ({ line, ...fault }));
  });
}

interface RowChange extends AttributeChange {
  line: number;
  productname: string;
}

function changesOf(plan: readonly PlannedRow[]): RowChange[] {
  return plan.flatMap((planned) => {
    if (planned.fate !== 'changedProduct' && planned.fate !== 'changedDraft') return [];
    const { line, facts } = planned.row;
    return planned.changes.map((change) => ({ ...change, line, productname: facts.productname }));
  });
}

/** A value as people read it: amounts with their sign, a category by its name. */
function shownValue({ name }: AttributeChange, value: string, categories: Categories): string {
  if (value === '') return '(empty)';
  const fact = PRODUCT_ATTRIBUTES[name];
  if (fact.kind === 'category') return categories.find(({ _id }) => _id === value)?.categoryname ?? value;
  const kind = numberKindOf(fact);
  const number = kind && typedValue(value, kind);
  return number === undefined || kind === undefined ? value : kind.write(number);
}

/** The first lines of a list, and a button that shows more of them. */
function useSome<T>(all: readonly T[]) {
  const [most, setMost] = useState(SHOWN);
  const rest = all.length - most;
  const more = rest > 0 && (
    <Button onClick={() => setMost(most + SHOWN)} sx={{ mt: 1 }}>
      Show {Math.min(SHOWN, rest)} more of {rest}
    </Button>
  );
  return { some: all.slice(0, most), more };
}

function Changes({ changes, categories }: { changes: readonly RowChange[]; categories: Categories }) {
  const { some, more } = useSome(changes);
  const large = changes.filter(({ isLarge }) => isLarge).length;
  if (changes.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      {large > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {large === 1 ? 'One price changes' : `${large} prices change`} by more than {LARGE_CHANGE * 100}%.
          Check {large === 1 ? 'it' : 'them'} before you import.
        </Alert>
      )}
      <RecordTable label="Changes" columns={['Line', 'Item', 'Field', 'Before', 'After']}>
        {some.map((change) => {
          const [before, after] = differingParts(
            shownValue(change, change.before, categories),
            shownValue(change, change.after, categories),
          );
          return (
            <RecordRow key={`${change.line} ${change.name}`}>
              <RecordCell label="Line">{change.line}</RecordCell>
              <RecordCell label="Item">
                <UserText>{change.productname}</UserText>
              </RecordCell>
              <RecordCell label="Field">{attributeLabel(change.name)}</RecordCell>
              <RecordCell label="Before">{before}</RecordCell>
              <RecordCell label="After">
                <strong>{after}</strong>
                {change.isLarge && (
                  <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
                    More than {LARGE_CHANGE * 100}%
                  </Box>
                )}
              </RecordCell>
            </RecordRow>
          );
        })}
      </RecordTable>
      {more}
    </Box>
  );
}

function NewDrafts({ plan }: { plan: readonly PlannedRow[] }) {
  const drafts = plan.filter(({ fate }) => fate === 'new');
  const { some, more } = useSome(drafts);
  const priceOf = ({ row }: PlannedRow) => {
    const kind = numberKindOf(PRODUCT_ATTRIBUTES.resaleprice);
    const price = kind && typedValue(row.facts.resaleprice, kind);
    return price === undefined ? '' : kind?.write(price);
  };
  if (drafts.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <RecordTable label="New drafts" columns={['Line', 'New draft', 'Resale price']}>
        {some.map((planned) => (
          <RecordRow key={planned.row.line}>
            <RecordCell label="Line">{planned.row.line}</RecordCell>
            <RecordCell label="New draft">
              <UserText>{planned.row.facts.productname}</UserText>
            </RecordCell>
            <RecordCell label="Resale price">{priceOf(planned)}</RecordCell>
          </RecordRow>
        ))}
      </RecordTable>
      {more}
    </Box>
  );
}

function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  const { some, more } = useSome(remarks);
  if (remarks.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <RecordTable label="Skipped rows" columns={['Line', 'Column', 'Problem']}>
        {some.map(({ line, column, message }) => (
          <RecordRow key={`${line} ${column}`}>
            <RecordCell label="Line">{line}</RecordCell>
            <RecordCell label="Column">{column}</RecordCell>
            <RecordCell label="Problem" wide>
              {message}
            </RecordCell>
          </RecordRow>
        ))}
      </RecordTable>
      {more}
    </Box>
  );
}

/** What importing a file comes to, before it is done: what is left out, what changes from what to what, what is new. */
export function ImportPreview({ plan, categories }: { plan: readonly PlannedRow[]; categories: Categories }) {
  return (
    <>
      <Typography variant="h3" component="h2" role="status" gutterBottom>
        {planText(countPlan(plan))}
      </Typography>
      <Remarks remarks={remarksOf(plan)} />
      <Changes changes={changesOf(plan)} categories={categories} />
      <NewDrafts plan={plan} />
    </>
  );
}
