import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules around it that stay empty, as ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;

/** A QR code, dark on light in either color scheme: some cameras do not find it the other way round. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: QUIET_ZONE }), [text]);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Box sx={{ bgcolor: '#fff', borderRadius: '12px', width: 'min(100%, 220px)', my: 1.5 }}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t`QR code for the seller to scan`}
        shapeRendering="crispEdges"
      >
        <title>{t`QR code for the seller to scan`}</title>
        <path d={path} fill="#000" />
      </svg>
    </Box>
  );
}
