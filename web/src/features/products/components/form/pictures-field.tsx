import { Trans, useLingui } from '@lingui/react/macro';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { MAX_PICTURES } from '@thriftline/domain/pictures/picture';
import { useField } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { FilePicker } from '@/components/form/file-picker.tsx';
import { useFieldFault } from '@/lib/language/use-field-fault.ts';
import { usePreparedPictures } from '../../hooks/use-prepared-pictures.ts';
import type { FormPicture } from '../../pictures/form-picture.ts';
import { PictureList } from './picture-list.tsx';

interface PicturesFieldProps {
  /** Key of the formik value: a list of FormPicture. */
  name: string;
  disabled: boolean;
  /** How much of each picture is uploaded, by its id. */
  shares: Readonly<Record<string, number>>;
  onLeaveOut: (id: string) => void;
  /** Hears whether files are still being made ready. */
  onBusy: (busy: boolean) => void;
}

/** Picks up to six pictures in a formik form, makes them ready, and lets the seller order and describe them. */
export function PicturesField({ name, disabled, shares, onLeaveOut, onBusy }: PicturesFieldProps) {
  const [{ value }, , { setValue, setTouched }] = useField<readonly FormPicture[]>(name);
  const [{ value: productname }] = useField<string>('productname');
  const { t } = useLingui();
  const most = MAX_PICTURES;
  const preparingLabel = (file: string) => t`Preparing ${file}`;
  const cancelLabel = (file: string) => t`Cancel ${file}`;
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const fault = useFieldFault(name);

  // The newest list, also between two renders: pictures become ready at any time.
  const latest = useRef(value);
  latest.current = value;
  const change = (pictures: readonly FormPicture[]) => {
    latest.current = pictures;
    void setValue(pictures);
  };
  const { preparing, refusals, add, cancel } = usePreparedPictures((picture) => {
    change([...latest.current, picture]);
    void setTouched(true, false);
  });
  const busy = preparing.length > 0;
  useEffect(() => onBusy(busy), [busy, onBusy]);

  const room = MAX_PICTURES - value.length - preparing.length;
  const isEmpty = value.length === 0 && !busy;
  // What is held in a hand has a camera; elsewhere the photos are in files already.
  const hasCamera = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const picker = {
    name,
    disabled,
    invalid: fault !== undefined,
    describedBy: helpId,
    onPick: (files: readonly File[]) =>
      add(files, room, t`You can add up to ${most} photos. We left out the rest.`),
  };

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, typography: 'subtitle1' }}>
        <Trans>Photos</Trans>{' '}
      </Box>
      <PictureList
        pictures={value}
        productname={productname}
        disabled={disabled}
        shares={shares}
        onChange={change}
        onLeaveOut={onLeaveOut}
        onEmptied={() => input.current?.focus()}
      >
        {preparing.map((one) => (
          <Box
            component="li"
            key={one.id}
            sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: 1, px: 1.5 }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{preparingLabel(one.name)}</Box>
              <LinearProgress aria-label={preparingLabel(one.name)} />
            </Box>
            <IconButton aria-label={cancelLabel(one.name)} onClick={() => cancel(one.id)}>
              <Close />
            </IconButton>
          </Box>
        ))}
      </PictureList>
      {room > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: isEmpty ? '1fr' : 'repeat(auto-fit, minmax(10rem, 1fr))',
          }}
        >
          {hasCamera && (
            <FilePicker
              {...picker}
              camera
              label={isEmpty ? t`Take a photo` : t`Take another`}
              large={isEmpty}
            />
          )}
          <FilePicker
            {...picker}
            ref={input}
            label={isEmpty ? t`Choose photos` : t`Add more photos`}
            large={isEmpty && !hasCamera}
            multiple
          />
        </Box>
      )}
      {refusals.length > 0 && (
        <Alert severity="error">
          {refusals.map((refusal) => (
            <Box component="p" key={refusal} sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {refusal}
            </Box>
          ))}
        </Alert>
      )}
      <FormHelperText id={helpId} error={fault !== undefined} sx={{ mx: 0 }}>
        {fault ?? t`Up to ${most}. The first is the cover. We shrink them and remove where they were taken.`}
      </FormHelperText>
    </Box>
  );
}
