import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { watchCamera } from '../../watch-camera.ts';

/** What the browser says where a camera cannot be used, in words that say what to do. */
export function cameraFault(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return t`This page can’t use the camera. Allow it in your browser’s settings, or type the code.`;
  // The camera is there, and what finds codes in its picture could not be loaded.
  if (name === '' && navigator.mediaDevices !== undefined)
    return t`The code scanner isn’t available offline yet. Connect to the internet to load it.`;
  return t`There’s no camera available. Type the code instead.`;
}

/** As large without a picture: a dialog that shrinks would take its buttons away from under a finger. */
const FRAME = { width: '100%', aspectRatio: '1', borderRadius: '12px', bgcolor: 'action.hover' } as const;

/** The camera's picture, which looks for the buyer's QR code; tells each code it sees. */
export function ScanCode({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onCode);
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    heard.current = onCode;
  });
  useEffect(() => {
    if (video.current === null) return;
    const end = new AbortController();
    watchCamera(video.current, (text) => heard.current(text), end.signal).catch((error: unknown) => {
      if (end.signal.aborted) return;
      console.warn('The camera cannot be used', error);
      setFault(error ?? new Error('The camera cannot be used'));
    });
    return () => end.abort();
  }, []);
  if (fault !== undefined)
    return (
      <Box sx={{ ...FRAME, display: 'grid', alignItems: 'center', p: 2 }}>
        <Alert severity="warning">{cameraFault(fault)}</Alert>
      </Box>
    );
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-label={t`Camera view`}
      sx={{ ...FRAME, objectFit: 'cover' }}
    />
  );
}
