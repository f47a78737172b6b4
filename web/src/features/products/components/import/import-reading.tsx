import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DecimalSign, DoubtfulNumber } from '@thriftline/domain/import/product-rows';
import { NativeSelect } from '@/components/plain/native-select.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { TEXT_ENCODINGS, type TextEncoding } from '../../import/text-encodings.ts';

const encodings = () =>
  Object.entries(TEXT_ENCODINGS).map(([value, label]) => ({ value: value as TextEncoding, label }));

/** The first words of a file that are not plain Latin letters: by them one sees whether it is read right. */
function tellingWords(text: string): string {
  const words = text.split(/[\s,;|"]+/u).filter((word) => /\P{ASCII}/u.test(word));
  return [...new Set(words)].slice(0, 8).join(' · ');
}

interface ImportEncodingProps {
  text: string;
  encoding: TextEncoding;
  onChange: (encoding: TextEncoding) => void;
}

/** How a file's letters are read, to be changed where they are the wrong ones. */
export function ImportEncoding({ text, encoding, onChange }: ImportEncodingProps) {
  const { t } = useLingui();
  const words = tellingWords(text);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 3, maxWidth: '30rem' }}>
      <NativeSelect label={t`Text encoding`} value={encoding} options={encodings()} onChange={onChange} />
      {words !== '' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }} dir="auto">
          <Trans>Do these words look right? {words}</Trans>
        </Typography>
      )}
    </Box>
  );
}

interface ImportNumbersProps {
  doubtful: readonly DoubtfulNumber[];
  decimalSign: DecimalSign | undefined;
  onChange: (sign: DecimalSign) => void;
}

const SIGNS: readonly DecimalSign[] = ['.', ','];

/** Asks how a file writes numbers, where they can be read in two ways; once for all of them. */
export function ImportNumbers({ doubtful, decimalSign, onChange }: ImportNumbersProps) {
  const [first] = doubtful;
  if (first === undefined) return null;
  const { text, line, column } = first;
  const others = doubtful.length - 1;
  return (
    <Alert severity={decimalSign === undefined ? 'warning' : 'info'} role="group" sx={{ mb: 3 }}>
      <Trans>
        Which number is “<UserText>{text}</UserText>” in line {line}, {column}?
      </Trans>
      {others > 0 && (
        <>
          {' '}
          <Plural value={others} one="# more is read the same way." other="# more are read the same way." />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {SIGNS.map((sign) => (
          <Button
            key={sign}
            variant={decimalSign === sign ? 'contained' : 'outlined'}
            aria-pressed={decimalSign === sign}
            onClick={() => onChange(sign)}
          >
            {first.readings[sign]}
          </Button>
        ))}
      </Box>
    </Alert>
  );
}
