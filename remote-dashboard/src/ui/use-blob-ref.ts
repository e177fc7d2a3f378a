import { useCallback } from 'react';

/**
 * Gives an element a blob's address for as long as it is there: `<img ref={useBlobRef(blob, 'src')} />`. The browser
 * forgets the address afterwards, so that nothing of a document stays behind.
 */
export function useBlobRef(blob: Blob, attribute: 'src' | 'href') {
  // Another function would be another element to React, and another address at every drawing.
  return useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(blob);
      element.setAttribute(attribute, address);
      return () => URL.revokeObjectURL(address);
    },
    [blob, attribute],
  );
}
