import styles from './section-title.module.css';

/** Heading of a part of the home page; `id` names the part. A note stands beside it, and moves nothing when it comes or goes. */
export function SectionTitle({
  id,
  note,
  children,
}: {
  id: string;
  note?: string | undefined;
  children: string;
}) {
  return (
    <div className={styles.line}>
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
