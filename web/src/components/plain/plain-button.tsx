import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './plain-button.module.css';

interface Look {
  look?: 'contained' | 'outlined' | 'text' | undefined;
  large?: boolean | undefined;
}

const classOf = ({ look = 'contained', large = false }: Look) =>
  [styles.button, styles[look], large && styles.large].filter(Boolean).join(' ');

type PlainButtonProps = Look &
  ComponentProps<'button'> & {
    /** What it began is under way: it says so, and stays where the keyboard is. */
    busy?: boolean | undefined;
  };

/** A button of the pages that are made without Material UI; looks like the others. */
export function PlainButton({ look, large, busy, ...props }: PlainButtonProps) {
  const state = busy === undefined ? {} : { 'aria-disabled': busy, 'data-busy': busy };
  return <button type="button" {...state} {...props} className={classOf({ look, large })} />;
}

/** The same for what leads somewhere. */
export function PlainButtonLink({ look, large, ...props }: Look & ComponentProps<typeof Link>) {
  return <Link {...props} className={classOf({ look, large })} />;
}
