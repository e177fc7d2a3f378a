import { checkRemoteFrames } from '@drove/federation/frames/frames-file';
import type { Candidate, GateCheck, Refusal } from './gate';
import { compressed, compressedKb } from './weigh';

/** Of one screen as the page carries it, with its styles; the page has 20 kB for all of them. */
const FRAME_KB = 10;

interface Weight {
  /** What weighs: "a remote needs" this much for it. */
  what: string;
  kb: number;
  budgetKb: number;
  remedy: string;
}

/** Unpacked, a script must be read and compiled, however small it was on the way. */
const UNPACKED_KB = 1000;

/** What browsers get of a release is within its budgets: for its heaviest screen, each script, each frame, and altogether. */
export const budgetCheck: GateCheck = (candidate) =>
  [heaviestScreen(candidate), ...scripts(candidate), ...frames(candidate), everything(candidate)].flatMap(
    (weight): Refusal[] =>
      weight && weight.kb > weight.budgetKb
        ? [
            {
              check: 'size budget',
              problem: `${candidate.description.name} needs ${weight.kb.toFixed(0)} kB for ${weight.what}, its budget is ${weight.budgetKb} kB.`,
              remedy: weight.remedy,
            },
          ]
        : [],
  );

/** What a browser must fetch until the screen shows. */
function heaviestScreen({ description, files, budgetKb }: Candidate): Weight | undefined {
  const { entry, routes, styles, screens } = description;
  const weights = Object.entries(screens).map(([what, paths]) => ({
    what,
    kb: compressedKb([entry, ...routes, ...styles, ...paths], files),
    budgetKb,
    remedy:
      'Load what that screen does not show at once later, with import(). If the weight is worth it, raise "budgetKb" in remote.json.',
  }));
  return weights.sort((one, other) => other.kb - one.kb)[0];
}

/** Each script by itself, also one that no screen waits for. */
function scripts({ description: { integrity }, files, fileBudgetKb }: Candidate): Weight[] {
  const remedy =
    'See what is in it, and import() less of it at once. If the weight is worth it, raise "fileBudgetKb" in remote.json.';
  return Object.keys(integrity)
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => [
      { what: `the script ${path}`, kb: compressedKb([path], files), budgetKb: fileBudgetKb, remedy },
      {
        what: `the script ${path}, unpacked`,
        kb: (files.get(path)?.length ?? 0) / 1000,
        budgetKb: UNPACKED_KB,
        remedy,
      },
    ]);
}

function frames({ description, files }: Candidate): Weight[] {
  const bytes = description.frames === undefined ? undefined : files.get(description.frames);
  if (!bytes) return [];
  try {
    return Object.entries(checkRemoteFrames(JSON.parse(bytes.toString()))).map(([path, { html, css }]) => ({
      what: `the frame of ${path}`,
      kb: compressed(html + css).length / 1000,
      budgetKb: FRAME_KB,
      remedy: 'Show less of that screen while its data is on the way: what is drawn then is in every page.',
    }));
  } catch {
    // The check of the frames says what is wrong with them.
    return [];
  }
}

/** Every script and style, those that are loaded later included. */
function everything({ description: { integrity }, files, totalBudgetKb }: Candidate): Weight {
  const paths = Object.keys(integrity).filter((path) => /\.(js|css)$/.test(path));
  return {
    what: 'all that it may load',
    kb: compressedKb(paths, files),
    budgetKb: totalBudgetKb,
    remedy:
      'Look for a library that is there twice or used for little. If the weight is worth it, raise "totalBudgetKb" in remote.json.',
  };
}
