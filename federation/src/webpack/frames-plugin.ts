import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { Pictures } from '../frames/draw';
import { isDevelopment } from './file-name';

/** Makes the frames of a build from the style sheet and the pictures that it has made; a value that becomes JSON. */
export type MakeFrames = (css: string, pictures: Pictures) => Promise<unknown>;

/** What became of each file that is one of its own; of assets, because modules from a cache do not say it. */
const emittedFiles = (compilation: Compilation): Pictures =>
  new Map(
    compilation
      .getAssets()
      .flatMap(({ name, info: { sourceFilename } }) =>
        sourceFilename === undefined ? [] : [[resolve(compilation.compiler.context, sourceFilename), name]],
      ),
  );

const framesFiles = new WeakMap<Compilation, string>();

/** The file of a build's frames, once it is made; none while it is worked on, or when there are none. */
export const framesFile = (compilation: Compilation) => {
  const frames = framesFiles.get(compilation);
  return frames === undefined ? {} : { frames };
};

/** Emits `frames.<hash>.json`: what a page shows of this build before any script is there. */
export class FramesPlugin {
  constructor(
    private readonly styleSheet: RegExp,
    private readonly makeFrames: MakeFrames,
  ) {}

  apply(compiler: Compiler): void {
    if (isDevelopment()) return;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FramesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // The sheet has its last content, and the description of the build is made after this.
        { name: 'FramesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        async () => {
          const sheet = compilation.getAssets().find(({ name }) => this.styleSheet.test(name));
          const css = sheet?.source.source().toString() ?? '';
          const text = JSON.stringify(await this.makeFrames(css, emittedFiles(compilation)));
          const name = `frames.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
          compilation.emitAsset(name, new sources.RawSource(text));
          framesFiles.set(compilation, name);
        },
      );
    });
  }
}
