interface LaunchCity {
  slug: string;
  name: string;
  otherNames: string[];
  country: string;
  countryCode: string;
  timeZone: string;
  /** The country's standard VAT (on the Canary Islands IGIC), in basis points. */
  taxBps: number;
}

/** Cities of the euro area, in three time zones. */
export const launchCities: LaunchCity[] = [
  ...country('Portugal', 'PT', 'Europe/Lisbon', 2300, [
    ['Lisbon', 'Lisboa', 'Lissabon', 'Lisbonne'],
    ['Porto', 'Oporto'],
  ]),
  ...country('Spain', 'ES', 'Europe/Madrid', 2100, [
    ['Madrid'],
    ['Barcelona'],
    ['Málaga'],
    ['Palma', 'Palma de Mallorca'],
  ]),
  ...country('Spain', 'ES', 'Atlantic/Canary', 700, [
    ['Las Palmas', 'Las Palmas de Gran Canaria', 'Gran Canaria'],
  ]),
  ...country('France', 'FR', 'Europe/Paris', 2000, [['Paris'], ['Nice', 'Nizza'], ['Lyon']]),
  ...country('Italy', 'IT', 'Europe/Rome', 2200, [
    ['Rome', 'Roma', 'Rom'],
    ['Milan', 'Milano', 'Mailand'],
  ]),
  ...country('Germany', 'DE', 'Europe/Berlin', 1900, [
    ['Berlin'],
    ['Munich', 'München', 'Muenchen'],
    ['Hamburg'],
  ]),
  ...country('Austria', 'AT', 'Europe/Vienna', 2000, [['Vienna', 'Wien']]),
  ...country('Netherlands', 'NL', 'Europe/Amsterdam', 2100, [['Amsterdam']]),
  ...country('Ireland', 'IE', 'Europe/Dublin', 2300, [['Dublin', 'Baile Átha Cliath']]),
  ...country('Greece', 'GR', 'Europe/Athens', 2400, [['Athens', 'Athína', 'Athen']]),
  ...country('Finland', 'FI', 'Europe/Helsinki', 2550, [['Helsinki', 'Helsingfors']]),
];

function country(
  name: string,
  countryCode: string,
  timeZone: string,
  taxBps: number,
  cities: [string, ...string[]][],
): LaunchCity[] {
  return cities.map(([city, ...otherNames]) => ({
    slug: slugOf(city),
    name: city,
    otherNames,
    country: name,
    countryCode,
    timeZone,
    taxBps,
  }));
}

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-');
}
