import { object, string } from 'yup';
import { askOwnerLabels } from './labels';

/** So many characters a message can have. */
export const MOST_CHARACTERS = 2000;

/** A question that its writer finishes after signing in; it may still be empty. */
export const askOwnerSchema = object({
  question: string().max(MOST_CHARACTERS, askOwnerLabels.tooLong),
});
