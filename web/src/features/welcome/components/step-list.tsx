import { Link } from 'react-router-dom';
import { Icon } from '@/components/plain/icon.tsx';
import { byPlace } from '@/lib/texts/by-place.ts';
import { countText } from '@/lib/texts/count-text.ts';
import type { Step } from '../next-steps.ts';
import styles from './step-list.module.css';

/** What to do next, as a list of ways there. Made without Material UI, for the home page shows it. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ul className={styles.list}>
      {byPlace(steps).map(({ key, entry: step }) => (
        <li key={key}>
          <StepRow step={step} />
        </li>
      ))}
    </ul>
  );
}

function StepRow({ step: { count, label, hint, to } }: { step: Step }) {
  return (
    <Link to={to} className={styles.step}>
      {count !== undefined && <p className={styles.count}>{countText(count)}</p>}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <Icon name="onward" />
    </Link>
  );
}

/** Holds the list's place until its steps are known. */
export function WaitingSteps() {
  return <div className={styles.waiting} />;
}
