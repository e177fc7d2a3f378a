interface DemoPlace {
  street: string;
  zip_code: string;
  /** Digits stand for `#`. Numbers that are kept for films, where a country has some. */
  phone: string;
  /** Digits stand for `#` and letters for `@`. */
  plate: string;
}

const portugal = { phone: '+351 913 000 ###', plate: '@@-##-@@' };
const spain = { phone: '+34 600 00 0# ##', plate: '#### @@@' };
const france = { phone: '+33 1 99 00 ## ##', plate: '@@-###-@@' };
const italy = { phone: '+39 06 0000 ####', plate: '@@ ### @@' };
const germany = { phone: '+49 30 23125 ###' };

/** Where people and cars of the demo are at home, by the city’s slug or, for people, its name. */
const places: Record<string, DemoPlace> = {
  lisbon: { street: 'Rua da Madalena', zip_code: '1100-319', ...portugal },
  porto: { street: 'Rua de Santa Catarina', zip_code: '4000-447', ...portugal },
  madrid: { street: 'Calle de Fuencarral', zip_code: '28004', ...spain },
  barcelona: { street: 'Carrer de Provença', zip_code: '08008', ...spain },
  malaga: { street: 'Calle Granada', zip_code: '29015', ...spain },
  palma: { street: 'Carrer de Sant Miquel', zip_code: '07002', ...spain },
  'las-palmas': { street: 'Calle de Triana', zip_code: '35002', ...spain },
  paris: { street: 'Rue Oberkampf', zip_code: '75011', ...france },
  lyon: { street: 'Rue Mercière', zip_code: '69002', ...france },
  nice: { street: 'Rue Bonaparte', zip_code: '06300', ...france },
  rome: { street: 'Via dei Serpenti', zip_code: '00184', ...italy },
  milan: { street: 'Via Tortona', zip_code: '20144', ...italy },
  berlin: { street: 'Oranienstraße', zip_code: '10999', plate: 'B-@@ ####', ...germany },
  munich: { street: 'Türkenstraße', zip_code: '80799', plate: 'M-@@ ####', ...germany },
  hamburg: { street: 'Große Bergstraße', zip_code: '22767', plate: 'HH-@@ ####', ...germany },
  vienna: { street: 'Neubaugasse', zip_code: '1070', phone: '+43 660 000 ####', plate: 'W-#####@' },
  amsterdam: { street: 'Ceintuurbaan', zip_code: '1072 GA', phone: '+31 20 000 ####', plate: '@-###-@@' },
  dublin: { street: 'Ranelagh Road', zip_code: 'D06 X2A4', phone: '+353 1 555 ####', plate: '211-D-#####' },
  athens: { street: 'Veikou', zip_code: '117 42', phone: '+30 21 0000 ####', plate: 'IKA-####' },
  helsinki: { street: 'Fleminginkatu', zip_code: '00500', phone: '+358 9 0000 ###', plate: '@@@-###' },
};

/** Letters that no plate of a country leaves out. */
const letters = 'BCDFGHJKLMNPRSTVXZ';

function placeOf(city: string): DemoPlace {
  const place = places[city.toLowerCase()];
  if (place === undefined) throw new Error(`The demo has no address in ${city}`);
  return place;
}

/** Each number fills in a pattern in its own way, the same at each start. */
function fillIn(pattern: string, number: number): string {
  let state = number * 7919 + 104_729;
  return pattern.replaceAll(/[#@]/g, (sign) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const drawn = Math.floor(state / 2 ** 16);
    return sign === '#' ? String(drawn % 10) : (letters[drawn % letters.length] ?? 'B');
  });
}

/** An address in a city. */
export function demoAddress(city: string, number: number): { street: string; zip_code: string } {
  const { street, zip_code } = placeOf(city);
  return { street: `${street} ${1 + (number % 89)}`, zip_code };
}

/** A telephone number in a city, as people write it and as it is dialled. */
export function demoPhone(city: string, number: number): { phone: string; phone_e164: string } {
  const phone = fillIn(placeOf(city).phone, number);
  return { phone, phone_e164: phone.replaceAll(' ', '') };
}

/** The plate of a car that is registered in a city. */
export function demoPlate(city: string, number: number): string {
  return fillIn(placeOf(city).plate, number);
}
