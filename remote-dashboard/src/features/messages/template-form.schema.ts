import { object, string } from 'yup';
import { templatesLabels } from './labels';

/** A template's name and text; whether its fields are known, the server says. */
export const templateSchema = object({
  name: string().trim().required(templatesLabels.nameMissing).max(60, templatesLabels.nameTooLong),
  text: string().trim().required(templatesLabels.textMissing).max(2000, templatesLabels.textTooLong),
});
