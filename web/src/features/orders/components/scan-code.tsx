import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { NoReader, watchCamera } from '../watch-camera.ts';

/** What the browser says where a camera cannot be used, in words that say what to do. */
function cameraFault(error: unknown): string {
  if (error instanceof NoReader)
    return 'What reads codes is not on this device yet, and could not be loaded. Try again with a connection, or type the digits then.';
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return 'This page may not use the camera. Allow it in the browser’s settings, or type the digits.';
  return 'There is no camera to be used here. Type the digits instead.';
}

/** The camera's picture, which looks for the buyer's QR code; tells each code it sees. */
export function ScanCode({ onCode }: { onCode: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onCode);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    heard.current = onCode;
  });
  useEffect(() => {
    if (video.current === null) return;
    const end = new AbortController();
    watchCamera(video.current, (text) => heard.current(text), end.signal).catch((error: unknown) => {
      if (end.signal.aborted) return;
      console.warn('The camera cannot be used', error);
      setFault(cameraFault(error));
    });
    return () => end.abort();
  }, []);
  if (fault !== undefined) return <Alert severity="warning">{fault}</Alert>;
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-label="What the camera sees"
      sx={{
        width: '100%',
        aspectRatio: '1',
        objectFit: 'cover',
        borderRadius: '12px',
        bgcolor: 'action.hover',
      }}
    />
  );
}
