import { useLingui } from '@lingui/react/macro';
import { PlainButton } from '../plain/plain-button.tsx';
import styles from './error-state.module.css';

/** What a part that failed is said in, as its place wants it: an item of a list, a row of a table, or neither. */
export type PartElement = 'div' | 'li' | 'tr';

/** Written out: browsers forget what a table is when its parts are laid out another way (record-table.tsx). */
const ROW = { role: 'row' };
const CELL = { role: 'cell' };
/** More columns than any table has: browsers give a cell as many as there are. */
const ALL_COLUMNS = 100;

interface PartFaultProps {
  as: PartElement;
  onTryAgain: () => void;
}

/** Is in the place of a part of a page that failed, and lets it be tried again. */
export function PartFault({ as: Element, onTryAgain }: PartFaultProps) {
  const { t } = useLingui();
  const said = (
    <div role="alert" className={styles.error}>
      <p>{t`This part of the page can’t be shown.`}</p>
      <PlainButton look="text" onClick={onTryAgain}>
        {t`Try again`}
      </PlainButton>
    </div>
  );
  if (Element !== 'tr') return <Element>{said}</Element>;
  return (
    <tr {...ROW}>
      <td {...CELL} colSpan={ALL_COLUMNS}>
        {said}
      </td>
    </tr>
  );
}
