import { useEffect, useState } from 'react';

/** Typing that stopped for so long is taken to be finished. */
const PAUSE_MS = 400;

/**
 * A text that is typed at once and told after a pause, or by the third of what it gives, for when its field is left; a new `value` from
 * elsewhere replaces what was typed.
 */
export function useDelayedText(value: string, onChange: (text: string) => void) {
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === known) return;
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, known, onChange]);
  const tellNow = () => {
    if (typed.trim() !== known) onChange(typed.trim());
  };
  return [typed, setTyped, tellNow] as const;
}
