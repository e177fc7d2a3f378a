import { createRequire } from 'node:module';
import { sep } from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** As the runtime's packages import these modules of their own. */
const leftOut =
  /\/(?:plugins\/(?:snapshot\/(?:index|SnapshotHandler)|generate-preload-assets)|utils\/preload)\.js$|^\.\/remotes\.js$/;

/**
 * Leaves out of federation's runtime what no page of ours uses, see `left-out`. When a version of it names its modules in
 * another way, nothing breaks: the build is heavier again, which the budgets tell.
 */
export function lighterRuntime(): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(
    leftOut,
    (resource: { context: string; request: string }) => {
      if (!resource.context.includes(`${sep}@module-federation${sep}`)) return;
      resource.request = require.resolve('../runtime/left-out.ts');
    },
  );
}
