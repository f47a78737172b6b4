import styles from './user-text.module.css';
import { UserText } from './user-text.tsx';

/** An e-mail address that breaks after its @ where it is too long for its line, and elsewhere where that isn't enough. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@') + 1;
  // A chance to break before the first letter would leave an empty line.
  if (at === 0) return <UserText>{children}</UserText>;
  return (
    <bdi dir="auto" className={styles.words}>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </bdi>
  );
}
