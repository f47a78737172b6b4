// One chunk: whoever needs one of them soon needs the other.
export { AttachButton } from './attach-button.tsx';
export { AttachmentPreview } from './attachment-preview.tsx';
