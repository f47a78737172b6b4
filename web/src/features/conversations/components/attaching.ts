// One chunk: whoever needs one of them soon needs the other.
export { AttachButton } from '@/components/attachments/attach-button.tsx';
export { AttachmentPreview } from '@/components/attachments/attachment-preview.tsx';
