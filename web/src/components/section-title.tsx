import styles from './section-title.module.css';

/** Heading of a part of the home page; `id` names the part. */
export function SectionTitle({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
  );
}
