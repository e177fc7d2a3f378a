import { loadModule } from '@drove/shared-auth';
import { loadScalerLabels } from './labels';

/** What scales a picture that is too large to be sent; loaded only for one. */
export const loadScaler = async () => {
  const { Pica } = await loadModule(loadScalerLabels.scaler, () => import('pica/pica_main'));
  // Neither its workers nor its WebAssembly, which the page's policy refuses.
  return new Pica({ features: ['js', 'cib'] });
};
