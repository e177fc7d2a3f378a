import { barrier, toMappedText, type MappedText } from './mapped-text.js';

const languages = 'en de fr es pt it nl pl sv da nb fi cs sk ro hu hr sl tr el uk bg ru ca'.split(' ');
/** Names of months, as a copy to search in spells them. */
const monthsOf = (language: string) =>
  (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => {
      const name = format.formatToParts(Date.UTC(2026, index, 1)).find(({ type }) => type === 'month');
      return toMappedText(name?.value ?? '')
        .text.toLowerCase()
        .replace('.', '');
    });
  });
/** The only ones before a day: "Rua Augusta 12" is none in August. */
const englishMonths = new Set(monthsOf('en'));
const months = new Set(languages.flatMap(monthsOf));
/** Letters that stand for those of a month's name: hundreds of names in a pattern take long. */
const [englishMark, mark] = ['月', '朔'];
const month = `[${englishMark}${mark}]{3,20}\\.?`;

const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const year = String.raw`(?:19|20)\d\d`;
const ordinal = String.raw`(?:st|nd|rd|th|er|\.|º|ª)?`;
const hour = String.raw`(?:[01]?\d|2[0-4])`;
const fullHour = String.raw`(?:[01]\d|2[0-4])`;
const minute = '[0-5][0-9]';
const dates = [
  String.raw`${year}[-/.]${day}[-/.]${day}`,
  String.raw`${day}[-/.]${day}[-/.](?:${year}|\d\d)`,
  String.raw`${day} ${day} ${year}`,
  String.raw`${day}\. ?${day}\.(?: ?${year})?`,
  String.raw`${day}${ordinal},? ?(?:de |d')?${month}(?:,? ?(?:de |del )?${year}\b)?`,
  String.raw`${englishMark}{3,20}\.? ${day}${ordinal}(?:,? ${year}\b)?`,
  String.raw`${year}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`,
  String.raw`(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])${year}`,
  String.raw`${day}[/.]${day}(?! \d{3})`,
];
const times = [
  String.raw`T?${hour}[:.h]${minute}(?::${minute})?(?: ?[ap]\.?m\b\.?|Z)?(?! \d{3})`,
  String.raw`${hour} ?(?:h|hrs?|uhr|[ap]\.?m|o'clock|horas?|heures?|ore|uur)\b\.?`,
  String.raw`${fullHour} ?${minute} ?(?:-|to|bis|until) ?${fullHour} ?${minute}`,
];
/** Days or hours, from the one to the other. */
const range = String.raw`(?<!\d ?[-/])${day} ?(?:-|to|bis|a|au|until|ate|hasta) ?${day}(?! ?[-/] ?\d|(?: \d\d){2})`;
const one = `(?:${[...dates, ...times, range, day].join('|')})`;
const full = `(?:${[...dates, ...times, range].join('|')})`;
const between = String.raw`(?: ?(?:-|/|to|and|until|till|bis|und|au|et|a|y|ate|e|hasta|al|tot|do|,) ?| )`;
const notAfter = String.raw`(?<![\d+]|\d[-./:])`;
const notBefore = String.raw`(?!\d| ?[-./:] ?\d)`;
const moments = String.raw`${notAfter}(?:${one}${between}){0,3}${full}(?:${between}${full}){0,6}${notBefore}`;

const amount = String.raw`(?:\d{1,3}[ .,'’]\d{3}|\d{1,2}(?:[ .,'’]\d{3}){2}|\d{1,7})(?:[.,]\d{1,3})?`;
const amounts = String.raw`${amount}(?: ?(?:-|/|to|bis|and|und|a|et|y|e) ?${amount})?`;
const currency = `(?:[€$£¥₺₴₹]|${Intl.supportedValuesOf('currency').join('|')}|euros?|eur|dollars?|pounds?|francs?|franken|zl|kc|kr|lei)`;
const unit = [
  'k?m(?:h|/h|²|2|3|³)?|kms|km/day|kilomet\\p{L}{1,5}|meters?|metres?|metros?|meter|miles?|mi|mph|cm|mm|ft|yards?|inch(?:es)?',
  'kg|kilos?|g|t|tons?|lbs?|l|ltr|lit(?:re|er|ro)s?|litri|ml|cc|ccm|cm3|cui|hp|ps|bhp|cv|kw|kwh|ch|nm|rpm|bar|psi|v|w|ah',
  '%|°c?|percent|prozent|por cento|per cent|pct',
  "days?|nights?|hours?|h|hrs?|min|mins|minut\\p{L}{1,2}|seconds?|sec|weeks?|months?|years?|yrs?|o'clock|uhr|am|pm",
  'tage?n?|nacht|nachte|stunden?|wochen?|monate?n?|jahre?n?|jours?|nuits?|heures?|semaines?|mois|ans?',
  'dias?|noches?|noites?|horas?|semanas?|mes(?:es)?|anos?|giorn[io]|nott[ei]|or[ae]|settiman[ae]|mes[ie]|ann[io]',
  'dagen?|nachten|uur|weken|jaar|dni|godzin\\p{L}{0,1}|dager?|timer?',
  'people|persons?|adults?|child(?:ren)?|kids?|bab(?:y|ies)|passengers?|seats?|doors?|wheels?|bags?|suitcases?|cars?|keys?|stars?|times?|trips?|total',
  'personen|leute|erwachsene|kinder|sitze|turen|koffer|sterne|personnes?|adultes?|enfants?|places?|portes?|valises?',
  'personas|adultos|ninos|plazas|puertas|maletas|pessoas|criancas|lugares|portas|malas|persone|adulti|bambini|posti|porte|valigie',
].join('|');

/** Numbers that reach no person: moments, amounts with a currency or a unit, tyres, "24/7". */
const harmless = new RegExp(
  // Only where one can begin: the rest is tried nowhere else.
  String.raw`(?=[\d€$£¥₺₴₹]|(?<!\p{L})\p{L})(?:${[
    moments,
    // One and a half days: half of it was one sign.
    String.raw`\d{1,3}⁄\d{1,2}`,
    String.raw`(?<![\d+]|\d[-./: ])24/7(?![-./: ]?\d)`,
    String.raw`(?<![\d+]|\d[-./: ])\d{3}/\d{2}(?:[ /-]?Z?R ?|/)\d{2}(?![-./: ]?\d)`,
    String.raw`(?<![\d+]|\d[-./: ])[1-3]\d5 \d{2} \d{2}(?![-./: ]?\d)`,
    String.raw`(?<!\p{L}|[\d+])${currency} ?${amounts}(?![ .,'-]?\d)`,
    String.raw`(?<![\d+]|[\d)][-./: ])${amounts} ?(?:/ ?)?(?:${currency}|${unit})(?!\p{L}|\d)`,
  ].join('|')})`,
  'giu',
);

const shortestIban = 15;
const ibanLike = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/giu;

/** Puts a barrier in place of numbers that are none of a telephone, a house or a person. */
export function barHarmlessNumbers(copy: MappedText): MappedText {
  if (!/\d/u.test(copy.text)) return copy;
  const bar = (found: string) => barrier.repeat(found.length);
  const marked = copy.text
    .replaceAll(ibanLike, (iban) => (iban.replaceAll(' ', '').length >= shortestIban ? bar(iban) : iban))
    .replaceAll(/\p{L}{3,20}/gu, (word) => {
      if (!months.has(word.toLowerCase())) return word;
      return (englishMonths.has(word.toLowerCase()) ? englishMark : mark).repeat(word.length);
    })
    .replaceAll(harmless, bar);
  const marks = new RegExp(`[${englishMark}${mark}]`, 'gu');
  return { ...copy, text: marked.replaceAll(marks, (_, at: number) => copy.text[at] ?? '') };
}
