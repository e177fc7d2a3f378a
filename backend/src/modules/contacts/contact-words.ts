const oneOf = (...words: readonly string[]) => `(?:${words.join('|')})`;
const word = (alternatives: string) => String.raw`(?<!\p{L})${alternatives}(?!\p{L})`;

/** Before a telephone number, without accents. */
export const callWord = oneOf(
  'call|phone|tel|telephone|mobile|cell|cellphone|dial|ring|text|sms|txt|whats ?app|wapp|wa|viber|signal|telegram',
  'my number|my no|reach|contact|fon|telefon|telefonnummer|handy|handynummer|mobil|anruf|anrufen|ruf|rufe|rufen|nummer ist',
  'telefono|movil|llama|llamame|llame|celular|contacto|mi numero',
  'telefone|telemovel|tlm|liga|ligue|ligar|contato|meu numero|telephoner|appelle|appeler|appelez|portable|mon numero',
  'chiama|chiamami|cellulare|il mio numero|bel|bellen|mobiel|telefoon|mijn nummer|zadzwon|komorka|moj numer|ring mig|ring meg',
  'телефон|звони|позвони|позвоните|номер|τηλεφωνο|ara|arayin',
);

/** Before a number of a booking, a flight, an account or a paper, without accents. */
export const referenceWord = oneOf(
  'flight|booking|order|reservation|invoice|confirmation|ticket|ref|reference|policy|contract|tracking|parcel|passport|licen[cs]e|permit',
  'plate|registration|vin|chassis|case|id|pin|iban|bic|vat|tax|nif|nie|dni|account|train|bus|gate|terminal|card|member(?:ship)?|part|serial|model|claim|code|pass|password|insurance|wi-?fi|wlan',
  '(?:buchungs|flug|bestell|rechnungs|auftrags|referenz|vertrags|kunden|konto|policen|ausweis|fahrgestell|zug|reservierungs|sendungs|schein|steuer)\\p{L}{0,12}',
  '(?!tele|handy|mobil|ruf|fest|fax|privat|whats)\\p{L}{3,20}(?:nummer|nr)|flug|buchung|bestellung|rechnung|auftrag|referenz|vertrag|zug|reservierung|kennzeichen|fuhrerschein',
  'seguro|senha|contrasena|versicherung|passwort|kennwort|assurance|mot de passe|assicurazione|verzekering|wachtwoord|haslo',
  'reserva|vuelo|pedido|factura|billete|localizador|matricula|poliza|contrato|referencia|voo|encomenda|fatura|bilhete|apolice|carta de conducao',
  'vol|commande|facture|dossier|billet|contrat|police|permis|volo|ordine|prenotazione|fattura|biglietto|polizza|contratto|riferimento|patente|treno',
  'boeking|vlucht|bestelling|factuur|kenteken|reservering|rezerwacja|lot|zamowienie|faktura|bokning|flyg|рейс|бронь|заказ',
);

/** Services by which people write to or pay each other, and that are no person's name in any language. */
export const service = oneOf(
  'whats ?app|tele ?gram|viber|insta(?:gram)?|facebook|snapchat|tik ?tok|discord|skype|we ?chat|weixin|signal app',
  'revolut|pay ?pal|g-?mail|hotmail|outlook|yahoo|icloud',
);

/** These and others, also by words that mean something else as well: what follows is a name there. */
export const messenger = oneOf(
  service,
  'wapp|tg|ig|fb|snap|twitter|kakao ?talk|kakao',
  'threema|imessage|facetime|linkedin|vk|vkontakte|icq|messenger|signal|line id|line|zalo|wire|element|matrix|bluesky|mastodon|threads|xing|youtube|twitch|reddit|onlyfans',
  'venmo|cash ?app|bizum|mb ?way|twint|zelle|blik|swish|vipps',
  'google mail|gmx|proton ?mail|mail\\.ru|телеграм|телега|ватсап|вотсап|вайбер|инстаграм|инста',
);

/** Hosts of mailboxes; written after "at" they are an address, with a top-level domain or without. */
export const mailHost = oneOf(
  'g-?mail|google ?mail|hot ?mail|outlook|yahoo|icloud|gmx|proton(?: ?mail)?|yandex|mail\\.ru|libero|sapo|orange|wanadoo|laposte|web\\.de|live|msn|aol|t-online|seznam|wp\\.pl|onet',
);

/** Nouns and verbs before a link, without accents. */
export const linkNoun = word(
  oneOf(
    'website|web ?site|site|web|url|link|homepage|home ?page|page|domain|webseite|seite|pagina|sitio|sito|strona|сайт',
  ),
);
export const linkVerb = word(
  oneOf(
    'visit|google|search|see|look (?:at|up)|find (?:me|us) (?:at|on)|book (?:at|on|via|with)|go to|check(?: out)?|open|via|online(?: at)?|listed (?:at|on)',
    'besuch(?:e|en|t)?|such(?:e|en|t)?|visita|visite|busca|procure|cerca|trouve[rz]?|e-?mail|mail|write (?:to|me at)|contact',
  ),
);

/** Before where a person is, without accents. */
export const addressCue = word(
  oneOf(
    "live (?:at|in|on)|address(?: is)?|meet (?:me )?(?:at|in|on)|come to|pick (?:it |me |you )?up (?:at|from|in)|i'?m at|my (?:house|place|home|flat)(?: is)?(?: at)?|parked (?:at|in|on)|located (?:at|in|on)",
    'wohne?n?(?: in| an)?|adresse(?: ist)?|treffen (?:wir uns )?(?:in|an)|komm(?:t|en)? (?:zu|in|an)|vivo en|direccion(?: es)?',
    'moro (?:na|no|em)|morada(?: e)?|vivo (?:na|no|em)|endereco|habite(?: au| a)?|abito (?:in|a)|indirizzo(?: e)?|woon (?:op|in|aan)|adres|mieszkam (?:na|przy)|живу',
  ),
);
