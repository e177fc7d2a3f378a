import { messenger } from './contact-words.js';
import type { MappedText } from './mapped-text.js';

const handle = String.raw`[\p{L}\d][\p{L}\d._-]{1,29}(?<![.-])`;
/** Unlike words of a sentence. */
const isUnlikeWords = /^(?=.*\p{L})(?=.*(?:\d|_|[\p{L}\d]\.[\p{L}\d]))/u;
const filler =
  '(?:is|ist|es|e|est|are|id|name|handle|user|username|nick|nickname|account|konto|profil|profile|profilo|perfil|me|my|mein|on|under|unter|at|as|als|como|add|find|the|com)';
const named = new RegExp(
  String.raw`(?<!\p{L})(?<service>${messenger})(?!\p{L})(?<between>(?:[\s:=>/()"'-]|(?<!\p{L})${filler}(?!\p{L})){1,12})(?<sign>@ ?)?(?<handle>${handle}(?:#\d{4})?)`,
  'giu',
);
const on = new RegExp(
  String.raw`(?<![\p{L}\d._@-])(?<sign>@ ?)?(?<handle>${handle}) (?:on|at|in|auf|bei|via|no|na|en|su|sur|op|\() ?(?:my )?(?<service>${messenger})(?!\p{L})`,
  'giu',
);
const alone = new RegExp(String.raw`(?<![\p{L}\d._@-])@(?!\d)(?<handle>${handle})`, 'giu');
const anyMessenger = new RegExp(String.raw`(?<!\p{L})${messenger}(?!\p{L})`, 'iu');
/** "my insta is", "add me on snap": a single word that follows is a name, and none of `plainAnswer`. */
const own = /(?<!\p{L})(?:my|mein|mon|mi|meu|mio|mijn|moj) $/iu;
const inviting = /(?<!\p{L})(?:find|add|follow|text|write|message) me on $/iu;
const naming = /(?<!\p{L})(?:is|ist|es|e|est|as|at|under|unter|als|como) ?$/iu;
/** What is said of a messenger, and is no name. */
const plainAnswer =
  /^(?:yes|no|none|ok|okay|fine|thanks|thank|please|sure|not|nope|later|here|better|only|too|also|and|or|if|when|works?|broken|down|private|public|new|old|gone|dead|off|closed|full|hacked|blocked|deleted|inactive|ja|nein|danke|oui|non|merci|si|sim|nao|gracias|obrigad[oa]|grazie|messages?|app|group|call|calls|chat)$/iu;

/** Names by which people are found at a messenger, a network or a mail service. */
export function findHandles({ text, from, to }: MappedText): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const hide = (begin: number, end: number) => {
    found.push({ from: from[begin] ?? 0, to: to[end - 1] ?? 0 });
  };
  for (const { index, 0: all, groups } of text.matchAll(named)) {
    const { between = '', sign = '', handle: name = '' } = groups ?? {};
    const before = text.slice(Math.max(0, index - 20), index);
    const isGiven =
      /[:=]|(?<!\p{L})(?:id|handle|user|username|nick|nickname)(?!\p{L})/iu.test(between) ||
      inviting.test(before) ||
      (own.test(before) && naming.test(between));
    const end = index + all.length;
    const isLast = /^\s*(?:[\n.,;!?)\0]|$)/u.test(text.slice(end, end + 10));
    const isName =
      (sign !== '' && /\p{L}/u.test(name)) ||
      isUnlikeWords.test(name) ||
      (isGiven && isLast && !plainAnswer.test(name));
    if (isName) hide(end - name.length - sign.length, end);
  }
  for (const { index, groups } of text.matchAll(on)) {
    const { sign = '', handle: name = '' } = groups ?? {};
    if ((sign !== '' && /\p{L}/u.test(name)) || isUnlikeWords.test(name))
      hide(index, index + sign.length + name.length);
  }
  const isNearMessenger = anyMessenger.test(text);
  for (const { index, 0: all, groups } of text.matchAll(alone)) {
    const name = groups?.['handle'] ?? '';
    if ((isNearMessenger && /\p{L}/u.test(name)) || isUnlikeWords.test(name)) hide(index, index + all.length);
  }
  return found;
}
