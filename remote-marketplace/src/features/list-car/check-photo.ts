import { loadModule } from '@drove/shared-auth';
import { sendableFile } from '@drove/shared-ui/files';
import { checkCarDocumentLabels } from './documents/labels';
import { checkPhotoLabels } from './labels';

/** The API's limit; it checks it again. */
export const MAX_PHOTOS = 12;

// Neither its workers nor its WebAssembly, which the page's policy refuses.
const loadScaler = async () => {
  const { Pica } = await loadModule(checkPhotoLabels.scaler, () => import('pica/pica_main'));
  return new Pica({ features: ['js', 'cib'] });
};

/** The photo as it is sent, or why a file cannot be a photo of a car, found before it has been sent. */
export async function checkPhoto(file: File): Promise<{ file: File } | { refusal: string }> {
  const checked = await sendableFile(file, ['jpeg', 'png', 'webp'], loadScaler);
  return 'file' in checked ? checked : { refusal: checkPhotoLabels[checked.objection] };
}

/** A car's document as it is sent, or why a file cannot be one. */
export async function checkCarDocument(file: File): Promise<{ file: File } | { refusal: string }> {
  const checked = await sendableFile(file, ['jpeg', 'png', 'webp', 'pdf'], loadScaler);
  return 'file' in checked ? checked : { refusal: checkCarDocumentLabels[checked.objection] };
}
