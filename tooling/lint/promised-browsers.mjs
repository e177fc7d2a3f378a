import bcd from '@mdn/browser-compat-data/forLegacyNode';
import browserslist from 'browserslist';

/** As the data calls the browsers of the list; those of Android are known there by their engines. */
const dataNames = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** The oldest version of each that the list in package.json has. */
const oldest = new Map();
for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
  const [name, version] = entry.split(' ');
  const dataName = dataNames[name];
  // "18.5-18.7" is one entry of the list.
  const first = Number.parseFloat(version);
  if (dataName) oldest.set(dataName, Math.min(first, oldest.get(dataName) ?? first));
}

/** By its own name, and without a switch that visitors do not set. */
function isIn(support, version) {
  return [support ?? []].flat().some((one) => {
    if (one.prefix || one.alternative_name || one.flags || one.version_removed) return false;
    return typeof one.version_added === 'string' && isNotAfter(one.version_added, String(version));
  });
}

function isNotAfter(one, other) {
  const [major = 0, minor = 0] = one.replace('≤', '').split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major < otherMajor || (major === otherMajor && minor <= otherMinor);
}

/** Which browsers of the list lack what stands there in the data; none where nothing does. */
export function missingIn(...path) {
  const found = path.reduce(
    (part, step) => (part && Object.hasOwn(part, step) ? part[step] : undefined),
    bcd,
  );
  const support = found?.__compat?.support;
  if (!support) return [];
  return [...oldest].filter(([name, version]) => !isIn(support[name], version)).map(([name]) => name);
}
