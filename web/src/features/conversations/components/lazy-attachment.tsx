import { type ComponentProps, lazy } from 'react';
import { LazySection } from '@/components/loading/lazy-section.tsx';

const AttachmentPreview = lazy(async () => ({
  default: (await import('./attaching.ts')).AttachmentPreview,
}));

/** The picture of a message that is not sent yet; what shows it is loaded where there is one. */
export function LazyAttachment(props: ComponentProps<typeof AttachmentPreview>) {
  return (
    <LazySection>
      <AttachmentPreview {...props} />
    </LazySection>
  );
}
