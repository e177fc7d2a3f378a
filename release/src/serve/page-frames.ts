import { isBelow, type Claim, type MenuEntry } from '@drove/federation/registry';
import {
  checkRemoteFrames,
  checkShellFrames,
  type RemoteFrames,
  type ShellFrames,
} from '@drove/federation/frames/frames-file';
import { isIntact } from '../integrity';

/** Where the frames of one release are. */
export interface FramesSource {
  /** As in the registry: `remote-auth`. */
  name: string;
  version: string;
  /** None for the shell. */
  claims: Claim[];
  /** Its places in menus, where everybody else has them. */
  menus: MenuEntry[];
  /** Its file and the file's hash; nothing for a release without frames. */
  file: string | undefined;
  integrity: string | undefined;
  read: (file: string) => Promise<Buffer | undefined>;
}

/** A screen of the releases that some browser may get now. */
export interface PageScreen {
  path: string;
  layout: string;
  /** `remote-auth 1a2b3c4d5e6f` */
  of: string;
  title: string;
  html: string;
  css: string;
}

/** What a page can show before the app is there. */
export interface PageFrames {
  shell: ShellFrames;
  /** What the layouts' menus have. */
  menus: MenuEntry[];
  screens: PageScreen[];
}

interface Sources {
  shell: FramesSource;
  remotes: FramesSource[];
}

/**
 * Reads the frames of releases, each once. What is missing, is not what was released, or is no frame is left out, and
 * said once: the page then comes without it.
 *
 * @returns nothing where the shell has none
 */
export function framesReader(
  complain = (sentence: string): void => {
    console.error(sentence);
  },
): (sources: Sources) => Promise<PageFrames | undefined> {
  let known = new Map<string, unknown>();
  let last: PageFrames | undefined;
  const said = new Set<string>();

  const readOne = async (
    { name, version, file, integrity, read }: FramesSource,
    check: (value: unknown) => unknown,
  ) => {
    if (file === undefined) return undefined;
    try {
      const bytes = await read(file);
      if (!bytes) throw new Error('they are missing');
      if (!isIntact(bytes, integrity)) throw new Error('they are not what was released');
      return check(JSON.parse(bytes.toString()));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const sentence = `The page comes without the frames of ${name} ${version}: ${reason}`;
      if (!said.has(sentence)) complain(sentence);
      said.add(sentence);
      return undefined;
    }
  };

  return async ({ shell, remotes }) => {
    // Two releases may have the same file: its name is its content's.
    const keyOf = ({ name, version, file, integrity }: FramesSource) =>
      `${name} ${version} ${file ?? ''} ${integrity ?? ''}`;
    const read = new Map<string, unknown>();
    for (const source of [shell, ...remotes]) {
      const key = keyOf(source);
      const check = source === shell ? checkShellFrames : checkRemoteFrames;
      const frames = known.has(key) ? known.get(key) : await readOne(source, check);
      // What could not be read is asked for again.
      if (frames !== undefined || source.file === undefined) read.set(key, frames);
    }
    // The same object as long as it is the same: what is made of it is made once.
    if (last && read.size === known.size && [...read.keys()].every((key) => known.has(key))) return last;
    known = read;
    last = undefined;
    const ofShell = read.get(keyOf(shell)) as ShellFrames | undefined;
    if (!ofShell) return undefined;
    last = {
      shell: ofShell,
      menus: remotes.flatMap(({ menus }) => menus),
      screens: remotes.flatMap((remote) =>
        screensOf(remote, (read.get(keyOf(remote)) ?? {}) as RemoteFrames),
      ),
    };
    return last;
  };
}

function screensOf({ name, version, claims }: FramesSource, frames: RemoteFrames): PageScreen[] {
  return Object.entries(frames).flatMap(([path, frame]) => {
    const [claim] = claims
      .filter((one) => isBelow(one.path, path))
      .sort((one, other) => other.path.length - one.path.length);
    return claim ? [{ path, layout: claim.layout, of: `${name} ${version}`, ...frame }] : [];
  });
}
