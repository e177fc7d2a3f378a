import { createContext } from 'react';

/** Whose code is being shown, as in the registry; a part that does not load is named by it. */
export const RemoteName = createContext('shell');
