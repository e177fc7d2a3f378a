import { loadModule } from 'shared-auth';
import { sendableFile } from 'shared-ui/files';
import { checkDocumentLabels } from './labels';

// Neither its workers nor its WebAssembly, which the page's policy refuses.
const loadScaler = async () => {
  const { Pica } = await loadModule(checkDocumentLabels.scaler, () => import('pica/pica_main'));
  return new Pica({ features: ['js', 'cib'] });
};

/** The document as it is sent, or why a file cannot be one, told before it has been sent. */
export async function checkDocument(file: File): Promise<{ file: File } | { refusal: string }> {
  const checked = await sendableFile(file, ['jpeg', 'png', 'webp', 'pdf'], loadScaler);
  return 'file' in checked ? checked : { refusal: checkDocumentLabels[checked.objection] };
}
