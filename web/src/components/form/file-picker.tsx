import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import { IMAGE_TYPES } from '@thriftline/domain/base/fields/image-type';
import type { ReactNode, Ref } from 'react';

interface FilePickerProps {
  name: string;
  /** What it says, and is called unless `accessibleName` says otherwise. */
  label: string;
  accessibleName?: string;
  /** True for a frame as large as a picture, false for a line under pictures. */
  large: boolean;
  multiple?: boolean;
  /** Opens the camera instead of the list of photos. */
  camera?: boolean;
  disabled: boolean;
  invalid: boolean;
  describedBy: string;
  onPick: (files: readonly File[]) => void;
  ref?: Ref<HTMLInputElement>;
  /** What was picked; the words then stand under it. */
  children?: ReactNode;
}

/** A place to click or drop pictures on. */
export function FilePicker(props: FilePickerProps) {
  const { name, label, large, camera = false, disabled, invalid, describedBy, onPick, ref, children } = props;
  return (
    <Box
      sx={{
        borderRadius: 1,
        overflow: 'hidden',
        border: 1,
        borderStyle: children === undefined ? 'dashed' : 'solid',
        borderColor: invalid ? 'error.main' : 'text.secondary',
        bgcolor: 'background.paper',
        position: 'relative',
        ...(large ? { maxWidth: 360 } : {}),
        // Low on a phone, so that what follows stays in sight.
        ...(large && children === undefined ? { aspectRatio: { xs: '2 / 1', md: '4 / 3' } } : {}),
        '&:has(:focus-visible)': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {children}
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1,
          p: 1.5,
          // Alone the words fill the frame; under a picture they are a line.
          ...(children === undefined ? { height: 1 } : {}),
          color: disabled ? 'text.disabled' : 'primary.main',
          typography: 'button',
        }}
      >
        {camera ? <PhotoCameraOutlined /> : <AddPhotoAlternateOutlined />}
        {label}
      </Box>
      {/* The field itself lies over the whole frame: it takes clicks, drops and the keyboard alike. */}
      <Box
        component="input"
        type="file"
        ref={ref}
        // Named one by one: a phone that takes HEIC photos then hands over a JPEG.
        accept={IMAGE_TYPES.join(',')}
        multiple={props.multiple ?? false}
        {...(camera && { capture: 'environment' as const })}
        id={camera ? `camera-${name}` : `field-${name}`}
        name={name}
        aria-label={props.accessibleName ?? label}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        disabled={disabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be picked again after it was refused or removed.
          event.target.value = '';
          onPick(files);
        }}
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
  );
}
