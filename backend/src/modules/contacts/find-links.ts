import { LinkifyIt } from 'linkify-it';
import { linkNoun, linkVerb, mailHost } from './contact-words.js';
import { barrier, replaceMapped, type MappedText } from './mapped-text.js';
import { isCertainDomain, isTopLevelDomain, topLevelDomains } from './top-level-domains.js';

export interface FoundLink {
  kind: 'email' | 'link';
  from: number;
  to: number;
}

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, tlds: [...topLevelDomains] });

const atWords = 'at|arroba|arobase|chiocciola|klammeraffe|affenschwanz|malpa|snabel-?a|apenstaartje|собака';
const dotWords = 'dot|d0t|punkt|punto|ponto|point|punt|kropka|tocka|точка|piste|nokta';
const bracketedAt = new RegExp(String.raw` ?[[({<*_"'-]{1,2} ?(?:${atWords}|@) ?[\])}>*_"'-]{1,2} ?`, 'giu');
const bracketedDot = new RegExp(
  String.raw` ?[[({<*_"'-]{1,2} ?(?:${dotWords}) ?[\])}>*_"'-]{1,2} ?| ?[[({<*_-]{1,2} ?\. ?[\])}>*_-]{1,2} ?`,
  'giu',
);
/** "a d a @ e x a m p l e" */
const spacedLetters = /(?<![^\s])(?:[\p{L}\d@._+-] ){6,}[\p{L}\d](?![^\s])/gu;
/** "www mycars com", "gmail com" */
const missingDots = new RegExp(
  String.raw`(?<!\p{L})(?:www[ .](?<name>[\p{L}\d-]{2,40})|(?<mail>g-?mail|hotmail|yahoo|icloud|outlook|gmx)) (?<domain>com|net|org|de|fr|pt|es|it|nl|pl|co)(?!\p{L})`,
  'giu',
);
/** "example,com": at the end, or of a name with a digit or hyphen, since "com" is a word elsewhere. */
const commaForDot =
  /(?<=[\p{L}\d]),(?=(?:com|net|org|biz|xyz|info|mobi)(?:\/|[.!?;)]?\s*(?:\n|$)))|(?<=(?:\d|-\p{L})[\p{L}\d]{0,30}),(?=(?:com|net|org|biz|xyz|info|mobi)(?![\p{L}\d]))/giu;
/** "hxxp", "http : //". */
const scheme = /(?<!\p{L})h(?:tt|xx|\*\*)p(s?) ?: ?\/ ?\//giu;
const spelledDot = new RegExp(
  String.raw`(?<=[\p{L}\d])(?: {1,2}(?:${dotWords}) {1,2}| {1,2}\. {0,2})(?<domain>\p{L}{2,20})(?![\p{L}\d])`,
  'giu',
);

const label = String.raw`[\p{L}\d][\p{L}\d_-]{0,62}`;
const part = String.raw`[\p{L}\d][\p{L}\d._%+-]{0,63}`;
const dot = String.raw`(?: ?\. ?|,| {1,2}(?:${dotWords}) {1,2})`;
const spelledEmail = new RegExp(
  String.raw`(?<![\p{L}\d._%+-])(?:${label}(?: (?:${dotWords}|underscore|minus|dash|hyphen) )){0,2}${part}(?<at> {0,2}@ {0,2}| {1,2}(?:${atWords}) {1,2})(?<host>${label})(?<rest>(?:${dot}${label}){0,3})`,
  'giu',
);
const certainMailHost =
  /^(?:g-?mail|google ?mail|hotmail|yahoo|icloud|gmx|proton(?:mail)?|outlook|web\.de|mail\.ru|wp\.pl)(?![\p{L}\d-])/iu;
const anyMailHost = new RegExp(String.raw`^(?:${mailHost})(?![\p{L}\d-])`, 'iu');
const dotWord = new RegExp(String.raw`(?<!\p{L})(?:${dotWords})(?!\p{L})`, 'iu');

/** E-mail addresses and links, spelled out too. */
export function findLinks(given: MappedText): FoundLink[] {
  const respellings: (readonly [RegExp, string | ((match: RegExpExecArray) => string)])[] = [
    [spacedLetters, ([all]) => all.replaceAll(' ', '')] as const,
    [scheme, 'http://'] as const,
    [bracketedAt, '@'] as const,
    [bracketedDot, '.'] as const,
    [/(?<=\p{L})[•·∙‧](?=\p{L})/gu, '.'] as const,
    [commaForDot, '.'] as const,
    [missingDots, ({ groups = {} }) => withDots(groups)] as const,
  ];
  const copy = respellings.reduce((text, [pattern, by]) => replaceMapped(text, pattern, by), given);
  const found = spelledEmailsIn(copy);
  const dotted = replaceMapped(copy, spelledDot, (match) => {
    const domain = match.groups?.['domain'] ?? '';
    const isClear = isCertainDomain(domain) || (domain.length > 2 && /dot/iu.test(match[0]));
    return isClear && isTopLevelDomain(domain) ? `.${domain}` : match[0];
  });
  for (const { index, lastIndex, raw, schema, url } of linkify.match(withGaps(dotted.text)) ?? []) {
    const isEmail = url.startsWith('mailto:');
    // A link ends where something that was found before began.
    const port =
      /^:\d{2,5}(?:\/[^\s\0]{0,200})?/u.exec(dotted.text.slice(lastIndex, lastIndex + 210))?.[0] ?? '';
    const end = raw.includes(barrier) ? index + raw.indexOf(barrier) : lastIndex + port.length;
    if (end === index || !(isEmail || (schema !== '' && schema !== '//') || isLink(dotted, index, end)))
      continue;
    found.push({
      kind: isEmail ? 'email' : 'link',
      from: dotted.from[index] ?? 0,
      to: dotted.to[end - 1] ?? 0,
    });
  }
  return found;
}

/** With blanks where a sign touches a link that is not a part of it: the library looks for blanks. */
function withGaps(text: string): string {
  return text.replaceAll(/\p{So}|\p{Sk}|:(?!\/\/)|_(?![\p{L}\d])/gu, (sign) => ' '.repeat(sign.length));
}

function withDots({ name, mail, domain = '' }: Partial<Record<string, string>>): string {
  return name === undefined ? `@${mail ?? ''}.${domain}` : `www.${name}.${domain}`;
}

function spelledEmailsIn({ text, from, to }: MappedText): FoundLink[] {
  const found: FoundLink[] = [];
  for (const match of text.matchAll(spelledEmail)) {
    const { at = '', host = '', rest = '' } = match.groups ?? {};
    const end = match.index + match[0].length - (lengthBehindEmail({ at, host, rest }) ?? 0);
    if (lengthBehindEmail({ at, host, rest }) === undefined) continue;
    found.push({ kind: 'email', from: from[match.index] ?? 0, to: to[end - 1] ?? 0 });
  }
  return found;
}

/** @returns how much of the end is no part of it; undefined for other words around an "at" */
function lengthBehindEmail({
  at,
  host,
  rest,
}: {
  at: string;
  host: string;
  rest: string;
}): number | undefined {
  const isWord = at.trim().toLowerCase() === 'at';
  const isMailbox = (isWord ? certainMailHost : anyMailHost).test(`${host}${rest}`);
  const labels = Array.from(
    rest.matchAll(new RegExp(`(?<dot>${dot})(?<name>${label})`, 'giu')),
    ({ 0: all, groups }) => ({
      length: all.length,
      dot: groups?.['dot'] ?? '',
      name: groups?.['name'] ?? '',
    }),
  );
  let left = rest.length;
  let last: number | undefined;
  for (const { length, dot: sign, name } of labels) {
    left -= length;
    const isSpelled = dotWord.test(sign);
    const isTight = sign === '.';
    const isSpaced = sign.startsWith(' ') && sign.endsWith(' ');
    const isClear =
      isCertainDomain(name) ||
      (isSpelled && !/^ *(?:point|piste) *$/iu.test(sign)) ||
      !(isWord || at.includes('@')) ||
      isMailbox;
    if (sign === ',' && !(at === '@' && isCertainDomain(name))) break;
    if (
      isTopLevelDomain(name) &&
      (isClear || (isTight && at === '@') || (isSpaced && !isWord && !isSpelled))
    ) {
      if (!isWord || isSpelled || isMailbox) last = left;
    }
    if (!isTight && !isSpelled && !isSpaced && last === undefined && !isCertainDomain(name)) break;
  }
  if (last !== undefined) return last;
  return isMailbox ? rest.length : undefined;
}

const nounBefore = new RegExp(
  String.raw`${linkNoun}(?:[ :=-]|(?<!\p{L})(?:is|ist|es|e|est|at|name|called|address)(?!\p{L})){0,6}$`,
  'iu',
);
const verbBefore = new RegExp(String.raw`${linkVerb}[: ]{1,2}$`, 'iu');
/** "pick-up.at", "check-in.today": words of travel, not a name. */
const compound = /-(?:up|off|in|out|over|way|time|on|by|to|free|day)$/iu;

/** Whether words around a dot are a link, and not the end of one sentence and the beginning of the next. */
function isLink(copy: MappedText, begin: number, end: number): boolean {
  const raw = copy.text.slice(begin, end);
  if (/^(?:www\.|\/\/)/iu.test(raw)) return true;
  const [host = ''] = raw.split(/[/?#:]/u, 1);
  const path = raw.slice(host.length);
  for (let unit = begin; unit < begin + host.length; unit++) {
    const isDot = copy.text[unit] === '.';
    if (isDot && (copy.to[unit] ?? 0) - (copy.from[unit] ?? 0) > 1) return true;
  }
  if (/[\p{L}\d]/u.test(path)) return true;
  const labels = host.split('.');
  const domain = labels.pop() ?? '';
  if (isCertainDomain(domain)) return true;
  if (labels.length > 1 && labels.every(({ length }) => length > 2)) return true;
  const before = copy.text.slice(Math.max(0, begin - 40), begin);
  if (nounBefore.test(before)) return true;
  const behind = copy.text.slice(end, end + 20);
  const isLast = /^[\s.,;!?)]*(?:[\n\0]|$)/u.test(behind);
  const isNamed = labels.some((each) => /[\d-]/u.test(each) && !compound.test(each));
  if (isNamed && domain.length > 2 && (isLast || verbBefore.test(before))) return true;
  const isAlone = isLast && before.trim() === '';
  if (isAlone && (isNamed || (domain.length > 2 && host.length > domain.length + 3))) return true;
  return isLast && verbBefore.test(before);
}
