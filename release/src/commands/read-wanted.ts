/** A part, and the version of it that is meant, if one is. */
interface WantedPart {
  name: string;
  version?: string;
}

/** Reads `shell remote-auth 1a2b3c`: a word that is no part of the app is the version of the one before it. */
export function readWanted(words: string[], isName: (word: string) => boolean): WantedPart[] {
  const wanted: WantedPart[] = [];
  for (const word of words) {
    const last = wanted.at(-1);
    if (last && last.version === undefined && !isName(word)) last.version = word;
    else wanted.push({ name: word });
  }
  return wanted;
}
