import {
  audiences,
  drawnMenus,
  isBelow,
  menuCounts,
  menus as allMenus,
  type MenuEntry,
  type MenuName,
  type ReleaseFile,
} from '@drove/federation/registry';
import type { Refusal, ShellFacts } from './gate';
import { hasPage } from './links-check';

/** Letters for which one of five tabs has room on a phone of 390 px. */
const TAB_LABEL = 10;
const LABEL = 30;
/** The bar has five places, the last of which is the account's. */
const TABS = 4;

/** Letters, digits, spaces and what stands between words; nothing that a page could read as more than text. */
const plainText = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{P} ]*[\p{L}\p{M}\p{N}\p{P}])?$/u;

const isOneOf = (names: readonly string[], name: string) => names.includes(name);
const whoSees = ({ for: those = [...audiences] }: MenuEntry) => those;

/** What a remote puts into the shell's menus is a page of its own, in words and signs that the shell has. */
export function menusCheck(description: ReleaseFile, shell: ShellFacts, live: ReleaseFile[]): Refusal[] {
  const { name, menus = [] } = description;
  const others = live.filter((other) => other.name !== name);
  const problems = menus.flatMap((entry, index) => [
    ...namesOf(entry, shell),
    ...placeOf(entry, description),
    ...wordsOf(entry),
    ...menus.slice(0, index).flatMap((one) => sameAs(entry, one, name)),
    ...others.flatMap((other) => (other.menus ?? []).flatMap((one) => sameAs(entry, one, other.name))),
  ]);
  return [...new Set([...problems, ...tooManyTabs(menus, others)])].map((problem) => ({
    check: 'menus',
    problem: `${name}: ${problem}.`,
    remedy: 'Correct "menus" in remote.json; docs/releasing.md says what may stand there.',
  }));
}

/** A release of before menus were named by remotes would leave its pages without a way to them. */
export function unnamedMenus({ name, menus }: ReleaseFile, shell: ShellFacts): Refusal[] {
  if (menus || !shell.menus) return [];
  return [
    {
      check: 'menus',
      problem: `${name} does not say where it stands in menus, which the shell has from the remotes.`,
      remedy: `Build it anew, and release it together with the shell: npm run release -- shell ${name}.`,
    },
  ];
}

const called = ({ label, path }: MenuEntry) => `the entry "${label}" (${path})`;

function namesOf(entry: MenuEntry, { menus: drawn = drawnMenus() }: ShellFacts): string[] {
  const { in: places, for: those = [], icon, count } = entry;
  const lacksIcon = places.filter((menu) => menu in allMenus && allMenus[menu as MenuName].hasIcons);
  return [
    ...(places.length === 0 ? [`${called(entry)} is in no menu`] : []),
    ...places.filter((menu) => !isOneOf(drawn.names, menu)).map((menu) => `there is no menu "${menu}"`),
    ...those.filter((who) => !isOneOf(audiences, who)).map((who) => `"${who}" is no one who looks at menus`),
    ...(icon !== undefined && !isOneOf(drawn.icons, icon) ? [`there is no icon "${icon as string}"`] : []),
    ...(icon === undefined && lacksIcon[0] ? [`${called(entry)} needs an icon in "${lacksIcon[0]}"`] : []),
    ...(count !== undefined && !isOneOf(menuCounts, count) ? [`nothing counts "${count as string}"`] : []),
  ];
}

function placeOf(entry: MenuEntry, description: ReleaseFile): string[] {
  const { path, also = [] } = entry;
  const isClaimed = (one: string) => description.claims.some((claim) => isBelow(claim.path, one));
  const strange = [path, ...also].filter((one) => !isClaimed(one));
  return [
    ...strange.map((one) => `${called(entry)} is at ${one}, which it does not claim`),
    ...(isClaimed(path) && !hasPage(description, path) ? [`${called(entry)} leads to no page of it`] : []),
  ];
}

function wordsOf(entry: MenuEntry): string[] {
  const { label } = entry;
  const most = entry.in.includes('tabs') ? TAB_LABEL : LABEL;
  return [
    ...(plainText.test(label) ? [] : [`${called(entry)} is called something that is not plain text`]),
    ...(label.length > most ? [`${called(entry)} is longer than the ${most} letters there is room for`] : []),
  ];
}

/** Two entries of one menu that lead to the same place, and that someone sees both. */
function sameAs(entry: MenuEntry, other: MenuEntry, owner: string): string[] {
  const menu = entry.in.find((one) => other.in.includes(one));
  const isSeenBy = whoSees(entry).some((who) => whoSees(other).includes(who));
  if (menu === undefined || entry.path !== other.path || !isSeenBy) return [];
  return [`${entry.path} is in "${menu}" already, as "${other.label}" of ${owner}`];
}

function tooManyTabs(menus: MenuEntry[], others: ReleaseFile[]): string[] {
  const own = menus.filter((entry) => entry.in.includes('tabs'));
  // A release and its rollout are never in one page.
  const byName = new Map(others.map((release) => [release.name, release]));
  const all = [...byName.values()].flatMap((release) => release.menus ?? []);
  return audiences.flatMap((who) => {
    const seen = [...own, ...all].filter(
      (entry) => entry.in.includes('tabs') && whoSees(entry).includes(who),
    );
    const isCause = own.some((entry) => whoSees(entry).includes(who));
    return isCause && seen.length > TABS
      ? [`"${who}" would have ${seen.length} tabs, ${TABS} have room`]
      : [];
  });
}
