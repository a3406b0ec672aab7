import { createContext } from 'react';

/** Counts an upload as an unsaved change of the form around it until it ends. */
export const TrackUpload = createContext(<T>(upload: Promise<T>): Promise<T> => upload);
