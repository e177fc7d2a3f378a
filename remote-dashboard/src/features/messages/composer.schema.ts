import { counted } from '@drove/shared-ui/formats';
import { object, string } from 'yup';
import { composerLabels } from './labels';

/** So many characters a message can have. */
export const MOST_CHARACTERS = 2000;

/** What a message can hold, said while it is typed. It may be empty: photos can go alone. */
export const composerSchema = object({
  text: string().max(MOST_CHARACTERS, ({ value }: { value: string }) =>
    composerLabels.tooLong(counted(value.length - MOST_CHARACTERS, 'character')),
  ),
});
