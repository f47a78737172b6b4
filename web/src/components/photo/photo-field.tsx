import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useId } from 'react';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { usePreview } from '@/hooks/use-preview.ts';
import { useFieldFault } from '@/lib/language/use-field-fault.ts';
import { FilePicker } from '../form/file-picker.tsx';

interface PhotoFieldProps {
  /** Key of the formik value: a File or null. */
  name: string;
  label: string;
  disabled?: boolean;
}

/** Picks one photo in a formik form and shows it as it will look in its frame. */
export function PhotoField({ name, label, disabled = false }: PhotoFieldProps) {
  const { t } = useLingui();
  const [{ value }, , { setValue, setTouched }] = useField<File | null>(name);
  const preview = usePreview(value);
  const fileName = value?.name ?? '';
  const helpId = useId();
  const fault = useFieldFault(name);

  const pick = async (file: File | undefined) => {
    if (file === undefined) return;
    await setValue(file);
    await setTouched(true, false);
  };

  return (
    <Box>
      <FilePicker
        name={name}
        label={value === null ? t`Choose a photo` : t`Choose another photo`}
        accessibleName={label}
        large
        disabled={disabled}
        invalid={fault !== undefined}
        describedBy={helpId}
        onPick={([file]) => void pick(file)}
      >
        {value === null ? undefined : <ImageFrame src={preview} alt={t`Preview of ${fileName}`} />}
      </FilePicker>
      <FormHelperText id={helpId} error={fault !== undefined}>
        {fault ?? t`One photo. We shrink it and remove where it was taken.`}
      </FormHelperText>
    </Box>
  );
}
