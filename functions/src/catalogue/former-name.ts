import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the audit log says of a category that got another name. */
export const formerName = (name: string): MessageDescriptor => msg`Was ${name}`;
