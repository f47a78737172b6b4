import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { typedValue } from '@thriftline/domain/base/fields/number-kinds';
import { formatPercent } from '@thriftline/domain/base/locale/format-percent';
import { attributeLabel } from '@thriftline/domain/catalogue/attributes/attribute-texts';
import { numberKindOf, PRODUCT_ATTRIBUTES } from '@thriftline/domain/catalogue/attributes/product-attributes';
import { useState } from 'react';
import { RecordCell, RecordRow, RecordTable } from '@/components/records/record-table.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useLingui } from '@/lib/language/lingui.tsx';
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
    if (planned.fate === 'kept') return [{ line, column: key, message: planned.why }];
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
  if (value === '') return t`(empty)`;
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
  const shown = Math.min(SHOWN, rest);
  const more = rest > 0 && (
    <Button onClick={() => setMost(most + SHOWN)} sx={{ mt: 1 }}>
      <Trans>
        Show {shown} more of {rest}
      </Trans>
    </Button>
  );
  return { some: all.slice(0, most), more };
}

function Changes({ changes, categories }: { changes: readonly RowChange[]; categories: Categories }) {
  const { some, more } = useSome(changes);
  const percent = formatPercent(LARGE_CHANGE);
  const large = changes.filter(({ isLarge }) => isLarge).length;
  if (changes.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      {large > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t`${plural(large, { one: `One price changes by more than ${percent}. Check it before you import.`, other: `# prices change by more than ${percent}. Check them before you import.` })}`}
        </Alert>
      )}
      <RecordTable
        label={t({ message: 'Changes', context: 'a table' })}
        columns={[t({ message: 'Line', context: 'of a file' }), t`Item`, t`Field`, t`Before`, t`After`]}
      >
        {some.map((change) => {
          const [before, after] = differingParts(
            shownValue(change, change.before, categories),
            shownValue(change, change.after, categories),
          );
          return (
            <RecordRow key={`${change.line} ${change.name}`}>
              <RecordCell label={t({ message: 'Line', context: 'of a file' })}>{change.line}</RecordCell>
              <RecordCell label={t`Item`}>
                <UserText>{change.productname}</UserText>
              </RecordCell>
              <RecordCell label={t`Field`}>{attributeLabel(change.name)}</RecordCell>
              <RecordCell label={t`Before`}>{before}</RecordCell>
              <RecordCell label={t`After`}>
                <strong>{after}</strong>
                {change.isLarge && (
                  <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
                    <Trans>More than {percent}</Trans>
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
      <RecordTable
        label={t`New drafts`}
        columns={[t({ message: 'Line', context: 'of a file' }), t`New draft`, t`Resale price`]}
      >
        {some.map((planned) => (
          <RecordRow key={planned.row.line}>
            <RecordCell label={t({ message: 'Line', context: 'of a file' })}>{planned.row.line}</RecordCell>
            <RecordCell label={t`New draft`}>
              <UserText>{planned.row.facts.productname}</UserText>
            </RecordCell>
            <RecordCell label={t`Resale price`}>{priceOf(planned)}</RecordCell>
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
      <RecordTable
        label={t`Skipped rows`}
        columns={[t({ message: 'Line', context: 'of a file' }), t`Column`, t`Problem`]}
      >
        {some.map(({ line, column, message }) => (
          <RecordRow key={`${line} ${column}`}>
            <RecordCell label={t({ message: 'Line', context: 'of a file' })}>{line}</RecordCell>
            <RecordCell label={t`Column`}>{column}</RecordCell>
            <RecordCell label={t`Problem`} wide>
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
  useLingui();
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
