import { type ComponentProps, lazy } from 'react';
import { LatePart } from '@/components/late-part.tsx';

const AttachmentPreview = lazy(async () => ({
  default: (await import('./attaching.ts')).AttachmentPreview,
}));

/** The picture of a message that is not sent yet; what shows it is loaded where there is one. */
export function LateAttachment(props: ComponentProps<typeof AttachmentPreview>) {
  return (
    <LatePart>
      <AttachmentPreview {...props} />
    </LatePart>
  );
}
