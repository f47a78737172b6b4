import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useId } from 'react';
import { ImageFrame } from '@/components/image-frame.tsx';
import { usePreview } from '@/hooks/use-preview.ts';

interface PhotoFieldProps {
  /** Key of the formik value: a File or null. */
  name: string;
  label: string;
  disabled?: boolean;
}

/** Picks one photo in a formik form and shows it as it will look in its frame. */
export function PhotoField({ name, label, disabled = false }: PhotoFieldProps) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<File | null>(name);
  const preview = usePreview(value);
  const helpId = useId();
  const fault = touched ? error : undefined;

  const pick = async (file: File | undefined) => {
    if (file === undefined) return;
    await setValue(file);
    await setTouched(true, false);
  };

  return (
    <Box>
      <Box
        sx={{
          borderRadius: 1,
          overflow: 'hidden',
          border: 1,
          borderStyle: value === null ? 'dashed' : 'solid',
          borderColor: fault === undefined ? 'text.secondary' : 'error.main',
          maxWidth: 360,
          position: 'relative',
          '&:has(:focus-visible)': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <ImageFrame src={preview} alt={value === null ? '' : `Preview of ${value.name}`} />
        <Box
          component="span"
          aria-hidden
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            p: 1.5,
            // Before there is a picture the words stand in its place.
            ...(value === null ? { position: 'absolute', inset: 0 } : {}),
            color: disabled ? 'text.disabled' : 'primary.main',
            typography: 'button',
          }}
        >
          <AddPhotoAlternateOutlined />
          {value === null ? `Choose a ${label.toLowerCase()}` : `Choose another ${label.toLowerCase()}`}
        </Box>
        {/* The field itself lies over the whole frame: it takes clicks, drops and the keyboard alike. */}
        <Box
          component="input"
          type="file"
          accept="image/*"
          id={`field-${name}`}
          name={name}
          aria-label={label}
          aria-invalid={fault !== undefined}
          aria-describedby={helpId}
          disabled={disabled}
          onChange={(event) => void pick(event.target.files?.[0])}
          sx={{
            position: 'absolute',
            inset: 0,
            opacity: 0,
            width: '100%',
            height: '100%',
            cursor: disabled ? 'default' : 'pointer',
          }}
        />
      </Box>
      <FormHelperText id={helpId} error={fault !== undefined}>
        {fault ?? 'One picture. It is made smaller here, and where it was taken is left out.'}
      </FormHelperText>
    </Box>
  );
}
