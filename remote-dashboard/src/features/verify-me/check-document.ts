import { sendableFile } from '@drove/shared-ui/files';
import type { DocumentKind } from '../../lib/verification-labels';
import { documentObjections } from '../../lib/document-objections.messages';
import { loadScaler } from '../../ui/load-scaler';

const pictures = ['jpeg', 'png', 'webp'] as const;

/** The document as it is sent, or why a file cannot be one, told before it has been sent. */
export async function checkDocument(
  file: File,
  kind: DocumentKind,
): Promise<{ file: File } | { refusal: string }> {
  const isSelfie = kind === 'selfie';
  const kinds = isSelfie ? pictures : ([...pictures, 'pdf'] as const);
  const checked = await sendableFile(file, kinds, loadScaler);
  if ('file' in checked) return checked;
  const { objection } = checked;
  return { refusal: documentObjections[isSelfie && objection === 'unknown' ? 'noPicture' : objection] };
}
