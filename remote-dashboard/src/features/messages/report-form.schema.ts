import { object, string } from 'yup';
import { reportDialogLabels } from './labels';

/** Which message, and what is wrong with it. */
export const reportSchema = object({
  message_uuid: string().required(reportDialogLabels.messageMissing),
  text: string().trim().required(reportDialogLabels.textMissing).max(2000, reportDialogLabels.textTooLong),
});
