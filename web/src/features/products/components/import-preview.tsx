import Typography from '@mui/material/Typography';
import { RecordCell, RecordRow, RecordTable } from '@/components/record-table.tsx';
import { countPlan, type PlannedRow, planText } from '../import/import-plan.ts';

/** Most lines of errors that are shown at once. */
const SHOWN = 100;

const COLUMNS = ['Line', 'Column', 'What is wrong'] as const;

/** What a plan says of single rows, for whoever mends the file. */
function remarksOf(plan: readonly PlannedRow[]): { line: number; column: string; message: string }[] {
  return plan.flatMap((planned) => {
    const { line, faults, key } = planned.row;
    if (planned.fate === 'kept') return [{ line, column: key, message: `Stays as it is: ${planned.why}` }];
    return faults.map((fault) => ({ line, ...fault }));
  });
}

/** What importing a file comes to, before it is done. */
export function ImportPreview({ plan }: { plan: readonly PlannedRow[] }) {
  const remarks = remarksOf(plan);
  return (
    <>
      <Typography variant="h3" component="h2" role="status" gutterBottom>
        {planText(countPlan(plan))}
      </Typography>
      {remarks.length > 0 && (
        <RecordTable label="Rows that are left out" columns={COLUMNS}>
          {remarks.slice(0, SHOWN).map(({ line, column, message }) => (
            <RecordRow key={`${line} ${column}`}>
              <RecordCell label="Line">{line}</RecordCell>
              <RecordCell label="Column">{column}</RecordCell>
              <RecordCell label="What is wrong" wide>
                {message}
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
      {remarks.length > SHOWN && <p>And {remarks.length - SHOWN} more.</p>}
    </>
  );
}
