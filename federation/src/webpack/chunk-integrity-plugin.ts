import type { Compiler } from 'webpack';

/**
 * Lets the shell check every chunk, of a remote and its own: a script is asked for with the hash that the registry has for its
 * file, which the shell puts into `__REMOTE_INTEGRITY__`, because this runtime can import nothing. A plug-in that
 * writes the hashes into the entry would let anyone who can change the entry change them, too, and needs a second
 * pass over all files.
 *
 * @param scope the remote's federation name, or `shell`
 */
export class ChunkIntegrityPlugin {
  constructor(private readonly scope: string) {}

  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrityPlugin', (code) => `${code}\n${checkedScript(this.scope)}`);
    });
  }
}

/** Runs inside webpack's function that makes a `script` for a `url`. */
const checkedScript = (scope: string) => `
const expected = globalThis.__REMOTE_INTEGRITY__?.[${JSON.stringify(scope)}];
if (expected) {
  const file = url.slice(url.lastIndexOf('/') + 1).split('?')[0];
  const hash = expected.files[file];
  if (!hash && expected.required) throw new Error('The registry has no hash for ' + file);
  if (hash) script.integrity = hash;
  script.crossOrigin = 'anonymous';
}`;
