/** Zero to nine by language; words that are others in another language are left out. */
const digitWords: readonly (readonly string[])[] = [
  'zero|oh one two three four five six seven eight nine',
  'null eins|ein zwei|zwo drei vier fuenf|funf sechs sieben acht neun',
  'zero un|une deux trois quatre cinq six sept huit neuf',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'zero um|uma dois|duas tres quatro cinco seis|meia sete oito nove',
  'zero uno due tre quattro cinque sei sette otto nove',
  'nul een twee drie vier vijf zes zeven acht negen',
  'zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec',
  'noll ett tva tre fyra fem sex sju atta nio',
  'nul en to tre fire fem seks syv|sju otte|atte ni',
  'nula jedna dve tri ctyri pet sest sedm osm devet',
  'sifir bir iki uc dort bes alti yedi sekiz dokuz',
  'zero unu doi trei patru cinci sase sapte opt noua',
  'ноль один два три четыре пять шесть семь восемь девять',
  'нуль одна дві три чотири пять шість сім вісім девять',
  'μηδεν ενα δυο τρια τεσσερα πεντε εξι επτα|εφτα οκτω|οχτω εννεα|εννια',
].map((language) => language.split(' '));

/** Eleven to nineteen. */
const teens: readonly string[] = [
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
  'onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  'once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  'onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
  'undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
];

/** Ten to ninety, each by the digits that it stands for. */
const tens: readonly string[] = [
  'ten twenty thirty forty fifty sixty seventy eighty ninety',
  'zehn zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  'dix vingt trente quarante cinquante soixante',
  'diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  'dieci venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
];

/** The digits of each word: lower case, without accents, as `toMappedText` leaves them. */
const digitsOf: ReadonlyMap<string, string> = new Map([
  ...digitWords.flatMap((words) =>
    words.flatMap((spellings, digit) => spellings.split('|').map((word) => [word, String(digit)] as const)),
  ),
  ...teens.flatMap((words) =>
    words.split(' ').map((word, index) => [word, `1${String(index + 1)}`] as const),
  ),
  ...tens.flatMap((words) => words.split(' ').map((word, index) => [word, `${String(index + 1)}0`] as const)),
]);

/** Prepositions, articles and verbs elsewhere: they would join numbers that are apart. */
const ambiguous = new Set('once to en un une um uma ein een sei due nul set at pet ni no opt'.split(' '));
const longest = Math.max(...Array.from(digitsOf.keys(), (word) => word.length));

/**
 * The digits that a word spells, or several written as one.
 *
 * @param isCertain only words that are numbers in every language
 * @returns undefined for other words
 */
export function spelledDigits(word: string, { isCertain }: { isCertain: boolean }): string | undefined {
  const lower = word.toLowerCase();
  if (isCertain && ambiguous.has(lower)) return undefined;
  let digits = '';
  for (let begin = 0; begin < lower.length;) {
    let end = Math.min(lower.length, begin + longest);
    while (end > begin && !digitsOf.has(lower.slice(begin, end))) end--;
    if (end === begin) return undefined;
    digits += digitsOf.get(lower.slice(begin, end)) ?? '';
    begin = end;
  }
  return digits;
}
