/** The file beside a remote's build that describes it to the registry, and to a shell that reads it directly. */
export const RELEASE_FILE = 'release.json';
