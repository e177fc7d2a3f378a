import type { FileObjection } from '@drove/shared-ui/files';

/** Why a file cannot be a document, told before it has been sent. */
export const documentObjections = {
  empty: 'This file is empty. Please choose another.',
  unknown: 'Choose a JPEG, PNG, WebP or PDF file.',
  noPicture: 'Choose a JPEG, PNG or WebP picture.',
  heic: 'This browser can’t read HEIC photos. On your iPhone, in Settings → Camera → Formats, choose Most Compatible, or save the photo as a JPEG.',
  'too-large': 'This file is larger than 10 MB. Please choose a smaller one.',
} satisfies Record<FileObjection | 'noPicture', string>;
