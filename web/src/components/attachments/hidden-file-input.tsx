import type { Ref } from 'react';

interface HiddenFileInputProps {
  /** By which the button that stands for it opens it. */
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Types and endings, as HTML's `accept` has them. */
  accept: string;
  disabled?: boolean;
  onPick: (file: File) => void;
}

/** A field for one file, out of sight: a button presses it. */
export function HiddenFileInput({ ref, label, accept, disabled = false, onPick }: HiddenFileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      disabled={disabled}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same file may be picked again.
        target.value = '';
        if (file !== undefined) onPick(file);
      }}
    />
  );
}
