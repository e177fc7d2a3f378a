import { checkInBrowser } from '../../release/src/gate/browser/check-in-browser';
import { judgedRegistry } from '../../release/src/gate/browser/judged-registry';
import type { Candidate } from '../../release/src/gate/gate';
import { integrityOf } from '../../release/src/integrity';
import { emptyRegistry } from '../../release/src/registry/release-registry';
import { aBuildOf } from './released-shell';

type Words = [string, string];

/** To let a password be shown throws, which no page does by itself. */
export const aFaultyPress: Words = [
  'onClick:()=>',
  'onClick:()=>{throw new Error("after a press")},onUnused:()=>',
];

/** The built remote-auth with other words, and with more at the end of its first script and style sheet. */
export async function aBuildWith(script = '', css = '', words?: Words): Promise<Candidate> {
  const build = await aBuildOf('remote-auth', 'faulty', words);
  const { routes, styles, integrity } = build.description;
  for (const [path, more] of [
    [routes[0], script],
    [styles[0], css],
  ]) {
    if (path === undefined || !more) continue;
    const bytes = Buffer.from(`${build.files.get(path)?.toString() ?? ''}\n${more}`);
    build.files.set(path, bytes);
    integrity[path] = integrityOf(bytes);
  }
  return build;
}

/** What the gate's browser is given of it, beside what is built here. */
export const judge = async (candidate: Candidate) => ({
  names: ['remote-auth'],
  ...(await judgedRegistry([candidate], emptyRegistry, { read: () => Promise.resolve(undefined) })),
});

/** One page, at both widths, for a visitor: each fault is there for the others, too, and a release looks at all of them. */
export async function problemsOf(
  candidate: Candidate,
  roles = ['a visitor'],
  limits: { limitMs?: number } = {},
): Promise<string[]> {
  const only = { roles, data: ['with data' as const], paths: ['/login'] };
  const refusals = await checkInBrowser({ ...(await judge(candidate)), only, ...limits });
  return refusals.map(({ check, problem, remedy }) => `${check}: ${problem} ${remedy}`);
}
