import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './plain-button.module.css';

interface Look {
  look?: 'contained' | 'outlined' | 'text' | undefined;
  large?: boolean | undefined;
}

const classOf = ({ look = 'contained', large = false }: Look) =>
  [styles.button, styles[look], large && styles.large].filter(Boolean).join(' ');

/** A button of the pages that are made without Material UI; looks like the others. */
export function PlainButton({ look, large, ...props }: Look & ComponentProps<'button'>) {
  return <button type="button" {...props} className={classOf({ look, large })} />;
}

/** The same for what leads somewhere. */
export function PlainButtonLink({ look, large, ...props }: Look & ComponentProps<typeof Link>) {
  return <Link {...props} className={classOf({ look, large })} />;
}
