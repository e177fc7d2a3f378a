import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import webpack from 'webpack';
import { moduleRules } from '@drove/federation/webpack/module-rules';
import { workspaceRoot } from '@drove/federation/workspaces';
import { refreshable } from './refreshable';

describe('An edited component', () => {
  it('is registered with the page’s one refresh runtime, so that it keeps its state', async () => {
    const directory = join(workspaceRoot, 'remote-auth');
    const compiler = webpack(
      refreshable({
        mode: 'development',
        devtool: false,
        context: directory,
        entry: join(directory, 'src/features/sign-in/login-form.tsx'),
        externals: [/^(?!react-refresh)[a-z@]/],
        externalsType: 'var',
        resolve: { extensions: ['.tsx', '.ts', '.js'] },
        module: { rules: moduleRules(directory, 'remote-auth') },
        plugins: [new webpack.HotModuleReplacementPlugin()],
      }),
    );
    const outputs: string[] = [];
    await new Promise<void>((resolve, reject) => {
      compiler.hooks.shouldEmit.tap('test', ({ assets, errors }) => {
        for (const asset of Object.values(assets)) outputs.push(asset.source().toString());
        if (errors.length > 0) reject(errors[0] ?? new Error('The build failed'));
        return false;
      });
      compiler.run((error) => {
        if (error) reject(error);
        else resolve();
      });
    });
    await new Promise((resolve) => {
      compiler.close(resolve);
    });

    const output = outputs.join('\n');
    assert.match(output, /\(_\w+, "LoginForm"\)/);
    assert.match(output, /^LoginForm = .*keep\)\(.* " LoginForm", LoginForm\);$/m);
    assert.match(output, /globalThis\.__REFRESH_RUNTIME__ \?\?= /);
  });
});
