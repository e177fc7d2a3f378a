import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { workspaceRoot } from '../workspaces';
import { baseConfig } from './base-config';
import { fileName } from './file-name';

describe('a build for production', () => {
  // Within the workspace, so that loaders and their settings are found.
  const folder = mkdtempSync(join(workspaceRoot, '.source-maps-'));
  const dist = join(folder, 'dist');
  before(async () => {
    writeFileSync(join(folder, 'sheet.css'), '.only-in-the-sheet { color: red }');
    writeFileSync(join(folder, 'entry.mjs'), `import './sheet.css'; console.log('only in the entry');`);
    await build();
  });
  after(() => rmSync(folder, { recursive: true }));

  async function build(): Promise<void> {
    const compiler = webpack({
      ...baseConfig(folder, 'source-maps'),
      entry: join(folder, 'entry.mjs'),
      cache: false,
      // Made smaller in worker processes, which the test runner's settings do not fit.
      optimization: { minimize: false },
      plugins: [new MiniCssExtractPlugin({ filename: fileName('.css') })],
    });
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      compiler.run((error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
    assert.equal(stats?.hasErrors(), false, stats?.toString('errors-only'));
  }

  it('makes a source map of each script', () => {
    const files = readdirSync(dist);
    const scripts = files.filter((file) => file.endsWith('.js'));
    assert.ok(scripts.length > 0);
    for (const script of scripts) assert.ok(files.includes(`${script}.map`), script);
    assert.match(readFileSync(join(dist, `${scripts[0]}.map`), 'utf8'), /only in the entry/);
  });

  it('names no source map in a served file', () => {
    const served = readdirSync(dist).filter((file) => /\.(?:js|css)$/.test(file));
    assert.ok(served.some((file) => file.endsWith('.css')));
    for (const file of served)
      assert.doesNotMatch(readFileSync(join(dist, file), 'utf8'), /sourceMappingURL/);
  });
});
