import type { Compilation, Compiler } from 'webpack';
import { drawnMenus } from '../registry/menus';
import { SHELL, type ShellFile } from '../registry/shell-file';
import { CONTRACTS } from './contract-version';
import { emitDescription, integrityOf, linksOf, versionOf } from './describe-build';
import { isDevelopment } from './file-name';
import { framesFile } from './frames-plugin';
import { providedNames } from './shared-names';
import { workerFile } from './worker-plugin';

type Said = Pick<ShellFile, 'contractVersion' | 'provides' | 'apiBaseUrl' | 'identityUrls' | 'authDomain'>;

/** Emits the shell's `release.json`: what it offers to remotes, and every file's hash. */
export class ShellReleasePlugin {
  constructor(private readonly said: Said) {}

  apply(compiler: Compiler): void {
    emitDescription(compiler, (compilation) => this.describe(compilation));
  }

  private describe(compilation: Compilation): ShellFile {
    const shell = {
      name: SHELL,
      page: 'index.html',
      ...this.said,
      contracts: CONTRACTS,
      ...framesFile(compilation),
      ...workerFile(compilation),
      names: providedNames(compilation),
      menus: drawnMenus(),
      links: linksOf(compilation),
      integrity: isDevelopment() ? {} : integrityOf(compilation),
    } as const;
    return { version: versionOf(shell), ...shell };
  }
}
