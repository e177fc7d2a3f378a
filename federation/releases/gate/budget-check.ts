import { brotliCompressSync, constants } from 'node:zlib';
import type { GateCheck } from './gate';

/** What a browser must fetch until the heaviest screen shows is within the remote's budget. */
export const budgetCheck: GateCheck = ({ description, files, budgetKb }) => {
  const { entry, routes, styles, screens, name } = description;
  const always = [entry, ...routes, ...styles];
  const weights = Object.entries(screens).map(([route, paths]) => ({
    route,
    kb: compressedKb([...always, ...paths], files),
  }));
  const [heaviest] = weights.sort((one, other) => other.kb - one.kb);
  if (!heaviest || heaviest.kb <= budgetKb) return [];
  return [
    {
      check: 'size budget',
      problem: `${name} needs ${heaviest.kb.toFixed(0)} kB for ${heaviest.route}, its budget is ${budgetKb} kB.`,
      remedy:
        'Load what that screen does not show at once later, with import(). If the weight is worth it, raise "budgetKb" in remote.json.',
    },
  ];
};

function compressedKb(paths: string[], files: Map<string, Buffer>): number {
  const bytes = [...new Set(paths)].map(
    (path) => (files.get(`${path}.br`) ?? compressed(files.get(path) ?? Buffer.alloc(0))).length,
  );
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}

/** A small file is sent as it is, which changes little; a build without compressed files is measured like one that has them. */
const compressed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
