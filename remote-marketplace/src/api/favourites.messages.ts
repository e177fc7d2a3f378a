import { explainRefusal } from '@drove/api-client';

/** Why a heart went back to what it was. */
export const favouriteMessage = (error: unknown): string =>
  explainRefusal<'POST /my/favourites'>(error, {}, { TOO_MANY_FAVOURITES: null }).message;
