import { createContext } from 'react';
import type { DocumentKind } from '../../lib/verification-labels';

/** Waits for what is being uploaded, retries what failed; false when it did not get through. */
export type SettleUpload = () => Promise<boolean>;

export type Uploads = Map<DocumentKind, SettleUpload>;

/** What is under way in the fields of a form. */
export const UploadsContext = createContext<Uploads>(new Map());

/** Whether everything that was chosen has arrived, once it is settled. */
export async function settleUploads(uploads: Uploads): Promise<boolean> {
  const arrived = await Promise.all([...uploads.values()].map((settle) => settle()));
  return arrived.every(Boolean);
}
