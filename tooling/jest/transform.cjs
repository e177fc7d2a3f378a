const { readFileSync } = require('node:fs');
const { dirname, extname, join } = require('node:path');
const { createTransformer } = require('@swc/jest');

const ours = createTransformer({
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
    transform: { react: { runtime: 'automatic', development: true } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});
const packaged = createTransformer({
  jsc: { target: 'es2022', parser: { syntax: 'ecmascript', dynamicImport: true } },
  module: { type: 'commonjs' },
  sourceMaps: false,
});

const kindByFolder = new Map();

/** What Node itself would say: the nearest package.json's "type". */
function isModuleFolder(folder) {
  const known = kindByFolder.get(folder);
  if (known !== undefined) return known;
  const kind =
    readPackageType(folder) ?? (dirname(folder) === folder ? false : isModuleFolder(dirname(folder)));
  kindByFolder.set(folder, kind);
  return kind;
}

function readPackageType(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type === 'module';
  } catch {
    return undefined;
  }
}

function transformerOf(file) {
  if (!file.includes('node_modules')) return ours;
  return extname(file) === '.mjs' || isModuleFolder(dirname(file)) ? packaged : null;
}

/** Our TypeScript and ESM-only packages become CommonJS; packages that are CommonJS already pass untouched. */
module.exports = {
  canInstrument: false,
  getCacheKey: (source, file, options) =>
    `${transformerOf(file) ? 'swc' : 'as-is'}-${ours.getCacheKey(source, file, options)}`,
  process(source, file, options) {
    const transformer = transformerOf(file);
    return transformer ? transformer.process(source, file, options) : { code: source };
  },
};
