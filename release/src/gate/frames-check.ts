import { parseFragment, type DefaultTreeAdapterTypes, type ParserError } from 'parse5';
import {
  checkRemoteFrames,
  checkShellFrames,
  SCREEN_SLOT,
  type Frame,
} from '@drove/federation/frames/frames-file';
import { isBelow, type ReleaseFile } from '@drove/federation/registry';
import { isShell, type Candidate, type Refusal, type ShellCandidate } from './gate';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What screens are made of; anything that loads, runs or changes the page by itself is not among it. */
const elements = new Set(
  (
    'a abbr article aside b br button circle clippath dd defs details div dl dt ellipse em fieldset figcaption ' +
    'figure footer form g h1 h2 h3 h4 h5 h6 header hr i img input label legend li line lineargradient main nav ol ' +
    'optgroup option output p path picture polygon polyline progress rect search section select small source span ' +
    'stop strong sub summary sup svg symbol table tbody td textarea tfoot th thead time title tr u ul use'
  ).split(' '),
);
const isHandler = (name: string) => name.startsWith('on');
const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href']);
/** Within the page, or a picture that is part of the text. */
const isOwnAddress = (value: string) => /^(#|data:image\/)/.test(value) || value === '';

/** Most frames of a release, compressed pages aside: what a page carries is limited where it is served. */
const BUDGET_BYTES = 400_000;

/** What a release's page shows before any script is there: plain HTML that says nothing of its own to the browser. */
export function framesCheck({ description, files }: Candidate | ShellCandidate): Refusal[] {
  const { frames: file } = description;
  if (file === undefined) return [];
  const bytes = files.get(file);
  if (!bytes) return refusal(`${file} is described, but it is not in dist.`);
  if (description.integrity[file] === undefined) return refusal(`${file} has no hash in release.json.`);
  if (bytes.length > BUDGET_BYTES)
    return refusal(`The frames have ${bytes.length} bytes, more than ${BUDGET_BYTES}.`);
  try {
    return framesOf(description, JSON.parse(bytes.toString())).flatMap(([name, frame]) =>
      problemsOf(frame).flatMap((problem) => refusal(`The frame of ${name} ${problem}.`)),
    );
  } catch (error) {
    return refusal(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

const refusal = (problem: string): Refusal[] => [
  {
    check: 'frames',
    problem,
    remedy:
      'Build again. If it stays, take the path out of "frames" in remote.json, or the element out of the screen.',
  },
];

function framesOf(
  description: Candidate['description'] | ShellCandidate['description'],
  value: unknown,
): [string, Frame][] {
  if (!isShell(description)) {
    const frames = Object.entries(checkRemoteFrames(value));
    const stray = frames.find(([path]) => !claims(description, path));
    if (stray) throw new Error(`${description.name} does not claim ${stray[0]}`);
    return frames;
  }
  const { layouts, loading, items = {}, css } = checkShellFrames(value);
  const whole = Object.entries(layouts).flatMap(([kind, byPath]) =>
    Object.entries(byPath).map(([path, halves]): [string, Frame] => [
      `the layout ${kind} ${path}`,
      { html: halves.join(SCREEN_SLOT), css },
    ]),
  );
  const looks = Object.entries(loading).map(([kind, html]): [string, Frame] => [
    `the look ${kind}`,
    { html, css },
  ]);
  const ofMenus = Object.entries(items).flatMap(([menu, patterns]) =>
    patterns.map((html): [string, Frame] => [`the menu ${menu}`, { html, css }]),
  );
  return [...whole, ...looks, ...ofMenus];
}

const claims = (description: ReleaseFile, path: string) =>
  description.claims.some((claim) => isBelow(claim.path, path));

function problemsOf({ html, css }: Frame): string[] {
  const errors: string[] = [];
  const { childNodes } = parseFragment(html, {
    sourceCodeLocationInfo: true,
    // React closes what it opens; what is not closed would take the page behind it in.
    onParseError: ({ code }: ParserError) => {
      if (!harmless.has(code)) errors.push(`is not well-formed (${code})`);
    },
  });
  const inCss = /<\/|@import|url\(\s*['"]?(?!data:image\/|#)/i.exec(css);
  return [
    ...new Set([
      ...errors,
      ...childNodes.flatMap(problemsOfNode),
      ...(inCss ? [`has ${inCss[0]} in its styles`] : []),
    ]),
  ];
}

/** React writes void elements as XML does. */
const harmless = new Set(['non-void-html-element-start-tag-with-trailing-solidus']);

function problemsOfNode(node: Node): string[] {
  if (node.nodeName === '#text') return [];
  if (!('tagName' in node)) return ['has something in it that is neither an element nor text'];
  return [...problemsOfElement(node), ...node.childNodes.flatMap(problemsOfNode)];
}

function problemsOfElement({ tagName, attrs, sourceCodeLocation, childNodes }: Element): string[] {
  if (!elements.has(tagName.toLowerCase())) return [`has a ${tagName} in it`];
  const isOpen = childNodes.length > 0 && sourceCodeLocation?.endTag === undefined;
  return [
    ...(isOpen ? [`does not close a ${tagName}`] : []),
    ...attrs.flatMap(({ name, value }) => {
      if (isHandler(name) || name === 'style' || name === 'srcdoc') return [`has the attribute ${name}`];
      if (addresses.has(name) && !isOwnAddress(value)) return [`leads to another address (${value})`];
      return [];
    }),
  ];
}
