import { plural, select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import {
  type DecimalSign,
  type DoubtfulNumber,
  MAX_IMPORT_BYTES,
  readProductFile,
} from '@thriftline/domain/import/product-rows';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { HiddenFileInput } from '@/components/attachments/hidden-file-input.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { BYTE_ORDER_MARK, downloadText } from '@/lib/browser/download-text.ts';
import { waitsFor } from '@/lib/connection/connection.ts';
import { useLingui } from '@/lib/language/lingui.tsx';
import { reportError } from '@/lib/notices/report-error.ts';
import { errorMessage } from '@/lib/texts/error-message.ts';
import { type ImportOutcome, importProducts } from '../../api/import-products.ts';
import { planImport } from '../../api/plan-import.ts';
import { detectEncoding, isText } from '../../import/detect-encoding.ts';
import { countPlan, type PlannedRow } from '../../import/import-plan.ts';
import { importTemplate } from '../../import/import-template.ts';
import type { TextEncoding } from '../../import/text-encodings.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportEncoding, ImportNumbers } from './import-reading.tsx';

/** A file with how it is read: what was found out, or chosen by who wrote it. */
interface ReadFile {
  bytes: Uint8Array;
  encoding: TextEncoding;
  decimalSign?: DecimalSign | undefined;
}

/** A file as text. */
interface FileText {
  file: ReadFile;
  text: string;
}

type Stage =
  | { name: 'begin' }
  | { name: 'busy' }
  | { name: 'fault'; fault: string; read?: FileText }
  | { name: 'preview'; plan: PlannedRow[]; doubtful: DoubtfulNumber[]; read: FileText }
  | { name: 'done'; outcome: ImportOutcome };

/** What became of an import, in sentences. */
function outcomeText({ drafts, changed, queued }: ImportOutcome): string {
  const waiting = waitsFor();
  const sentences = [
    drafts > 0 && t`${plural(drafts, { one: '# draft needs photos.', other: '# drafts need photos.' })}`,
    changed > 0 && t`${plural(changed, { one: '# item changed.', other: '# items changed.' })}`,
    queued > 0 &&
      t`${select(waiting, {
        offline: plural(queued, {
          one: '# item will change once you’re back online.',
          other: '# items will change once you’re back online.',
        }),
        other: plural(queued, {
          one: '# item will change once we’re connected again.',
          other: '# items will change once we’re connected again.',
        }),
      })}`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? t`There was nothing to import.` : sentences.join(' ');
}

interface ImportProductsFormProps {
  categories: readonly { _id: string; categoryname: string }[];
}

/** Makes drafts of the rows of a CSV file, and changes what came of rows before, after a look at what that will be. */
export function ImportProductsForm({ categories }: ImportProductsFormProps) {
  const { uid, email, emailVerified } = useSignedInUser();
  useLingui();
  const settings = useShopSettings();
  const needsNetwork = useNeedsNetwork();
  const input = useRef<HTMLInputElement>(null);
  const [stage, setStage] = useState<Stage>({ name: 'begin' });

  const run = async (work: () => Promise<Stage>) => {
    setStage({ name: 'busy' });
    try {
      setStage(await work());
    } catch (error) {
      reportError(error);
      setStage({ name: 'fault', fault: errorMessage(error) });
    }
  };

  const read = async (file: ReadFile): Promise<Stage> => {
    const text = new TextDecoder(file.encoding).decode(file.bytes);
    const { decimalSign } = file;
    const found = readProductFile(text, { categories, settings, decimalSign });
    // Its titles may be there once it is read otherwise.
    if ('fault' in found) return { name: 'fault', fault: found.fault, read: { file, text } };
    const plan = await planImport(uid, found.rows);
    return { name: 'preview', plan, doubtful: found.doubtful, read: { file, text } };
  };

  const look = (file: File) =>
    run(async () => {
      if (file.size > MAX_IMPORT_BYTES) {
        const size = MAX_IMPORT_BYTES / 1024 / 1024;
        return { name: 'fault', fault: t`The file is larger than ${size} MB.` };
      }
      const bytes = new Uint8Array(await file.arrayBuffer());
      const encoding = await detectEncoding(bytes);
      if (isText(bytes, encoding)) return read({ bytes, encoding });
      return { name: 'fault', fault: t`This isn’t a CSV file. In your spreadsheet app, save it as CSV.` };
    });

  const carryOut = (plan: readonly PlannedRow[]) =>
    run(async () => {
      const importer = { uid, email: emailVerified ? email : null, categories };
      return { name: 'done', outcome: await importProducts(plan, importer) };
    });

  const counts = stage.name === 'preview' ? countPlan(stage.plan) : undefined;
  const isAsking =
    stage.name === 'preview' && stage.doubtful.length > 0 && stage.read.file.decimalSign === undefined;
  const todo = counts === undefined || isAsking ? 0 : counts.drafts + counts.changed;
  const shown = stage.name === 'preview' || stage.name === 'fault' ? stage.read : undefined;
  const again = (change: Partial<ReadFile>) => {
    if (shown !== undefined) void run(() => read({ ...shown.file, ...change }));
  };
  const template = () =>
    downloadText('products.csv', 'text/csv', BYTE_ORDER_MARK + importTemplate(categories));

  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={template}>
          <Trans>Download template</Trans>
        </Button>
        <Button
          variant={stage.name === 'preview' ? 'outlined' : 'contained'}
          loading={stage.name === 'busy'}
          {...needsNetwork}
          onClick={() => input.current?.click()}
        >
          {stage.name === 'preview' ? t`Choose another file` : t`Choose CSV file`}
        </Button>
        <HiddenFileInput
          ref={input}
          label={t`CSV file`}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onPick={(file) => void look(file)}
        />
      </Box>
      <OnlineOnly act="importItems" />
      {stage.name === 'fault' && <Alert severity="error">{stage.fault}</Alert>}
      {shown !== undefined && (
        <ImportEncoding
          text={shown.text}
          encoding={shown.file.encoding}
          onChange={(encoding) => again({ encoding })}
        />
      )}
      {stage.name === 'preview' && (
        <>
          <Box sx={{ width: 1 }}>
            <ImportNumbers
              doubtful={stage.doubtful}
              decimalSign={stage.read.file.decimalSign}
              onChange={(decimalSign) => again({ decimalSign })}
            />
            <ImportPreview plan={stage.plan} categories={categories} />
          </Box>
          {todo > 0 && (
            <Button variant="contained" size="large" onClick={() => void carryOut(stage.plan)}>
              {t`Import ${plural(todo, { one: '# item', other: '# items' })}`}
            </Button>
          )}
        </>
      )}
      {stage.name === 'done' && (
        <>
          <Alert severity={stage.outcome.faults.length > 0 ? 'warning' : 'success'} role="status">
            {outcomeText(stage.outcome)}
            {stage.outcome.faults.map((fault) => (
              <div key={fault}>{fault}</div>
            ))}
          </Alert>
          <Button component={Link} to={paths.dashboard.myProducts.href()} variant="contained">
            <Trans>View My Products</Trans>
          </Button>
        </>
      )}
    </Box>
  );
}
