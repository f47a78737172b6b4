import { type ComponentProps, type ReactNode, useContext } from 'react';
import { useWords } from '@/lib/language/use-words.ts';
import { FaultsContext } from './form-faults.ts';
import styles from './plain-field.module.css';

interface Described {
  /** Name of the value in the form. */
  name: string;
  label: string;
  /** Shown under the field unless there is an error. */
  helperText?: ReactNode;
}

/** What a field and its note have in common: who is what of whom, and the error that is known. */
function useField({ name, helperText }: Described) {
  const words = useWords();
  const fault = useContext(FaultsContext)[name];
  const id = `field-${name}`;
  const noteId = `${id}-note`;
  const note = fault === undefined ? helperText : words(fault);
  return {
    field: {
      id,
      name,
      'aria-invalid': fault !== undefined,
      'aria-describedby': note === undefined ? undefined : noteId,
    },
    note: note !== undefined && (
      <p id={noteId} className={styles.note}>
        {note}
      </p>
    ),
  };
}

/** A text field of a PlainForm; looks like those of Material UI. The browser keeps what is typed. */
export function PlainField({
  name,
  label,
  helperText,
  end,
  ...input
}: Described & { /** A button at the end of the field. */ end?: ReactNode } & Omit<
    ComponentProps<'input'>,
    'id' | 'value' | 'placeholder' | 'className'
  >) {
  const { field, note } = useField({ name, label, helperText });
  return (
    <div className={styles.field}>
      {/* The placeholder is what tells an empty field from one with something in it. */}
      <input
        {...input}
        {...field}
        placeholder=" "
        className={styles.input}
        data-ends={end !== undefined || undefined}
      />
      <label htmlFor={field.id} className={styles.label}>
        {label}
      </label>
      {end !== undefined && <div className={styles.end}>{end}</div>}
      {note}
    </div>
  );
}

/** A choice from a list in a PlainForm: the browser's own list. The first is chosen to begin with. */
export function PlainSelect({
  name,
  label,
  helperText,
  options,
  labels,
}: Described & {
  options: readonly string[];
  /** What each is called; they themselves where none are given. */
  labels?: Readonly<Record<string, string>>;
}) {
  const { field, note } = useField({ name, label, helperText });
  return (
    <div className={styles.field}>
      <select {...field} className={`${styles.input} ${styles.select}`}>
        {options.map((option) => (
          <option key={option} value={option}>
            {labels?.[option] ?? option}
          </option>
        ))}
      </select>
      <label htmlFor={field.id} className={styles.label}>
        {label}
      </label>
      <svg viewBox="0 0 24 24" aria-hidden className={styles.arrow}>
        <path d="m7 10 5 5 5-5z" />
      </svg>
      {note}
    </div>
  );
}
