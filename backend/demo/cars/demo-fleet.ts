import type {
  CarFeature,
  CarType,
  Fuel,
  Transmission,
} from '../../src/modules/catalog/cars/car-enumerations.js';

/** A demo car in one line: facts first, then what makes it this one. */
export type FleetLine = readonly [
  make: string,
  model: string,
  year: number,
  type: CarType,
  gears: 'm' | 'a',
  fuel: Fuel,
  seats: number,
  colour: string,
  euros: number,
  place: string,
  area: string,
  text: string,
];

/** Cars of the demo, in the order of their ids; add new ones at the end. */
// oxfmt-ignore
export const demoFleet: readonly FleetLine[] = [
  ['Fiat', '500', 2021, 'small', 'm', 'petrol', 4, 'Red', 32, 'lisbon', 'Alfama', 'Made for narrow streets: it parks where others turn round.'],
  ['Renault', 'Clio', 2020, 'small', 'm', 'petrol', 5, 'Blue', 34, 'lisbon', 'Campo de Ourique', 'Quiet, thrifty and ready for the coast road to Cascais.'],
  ['Peugeot', '308 SW', 2019, 'estate', 'm', 'diesel', 5, 'Silver', 48, 'lisbon', 'Belém', 'Five suitcases, two surfboards and still room for the shopping.'],
  ['Volkswagen', 'T-Roc', 2022, 'suv', 'a', 'petrol', 5, 'Green', 62, 'lisbon', 'Parque das Nações', 'A relaxed automatic for the Alentejo and back.'],
  ['Mazda', 'MX-5', 2018, 'convertible', 'm', 'petrol', 2, 'Teal', 79, 'lisbon', 'Estrela', 'Roof down over the bridge at sunset: that is what it is for.'],
  ['Tesla', 'Model 3', 2023, 'saloon', 'a', 'electric', 5, 'White', 89, 'lisbon', 'Avenidas Novas', 'Charged when you get it, and a charging card in the glove box.'],
  ['Seat', 'Ibiza', 2021, 'small', 'm', 'petrol', 5, 'Yellow', 31, 'porto', 'Cedofeita', 'Small outside, grown up on the motorway.'],
  ['Opel', 'Vivaro', 2020, 'van', 'm', 'diesel', 9, 'Grey', 86, 'porto', 'Bonfim', 'Nine proper seats: the whole family to the Douro in one car.'],
  ['Toyota', 'Yaris', 2022, 'small', 'a', 'hybrid', 5, 'White', 38, 'porto', 'Foz do Douro', 'Hardly ever wants petrol, never wants attention.'],
  ['Dacia', 'Duster', 2021, 'suv', 'm', 'diesel', 5, 'Orange', 46, 'porto', 'Gaia', 'Dirt tracks to the vineyards are what it likes best.'],
  ['Seat', 'León', 2021, 'small', 'm', 'petrol', 5, 'Black', 39, 'madrid', 'Chamberí', 'Sharp to drive, easy to park, and the seats are comfortable for hours.'],
  ['BMW', '320d', 2020, 'saloon', 'a', 'diesel', 5, 'Blue', 72, 'madrid', 'Salamanca', 'A thousand kilometres on a tank, in comfort.'],
  ['Hyundai', 'Tucson', 2022, 'suv', 'a', 'hybrid', 5, 'Grey', 66, 'madrid', 'Retiro', 'Quiet hybrid with all the assistants for long days.'],
  ['Mercedes-Benz', 'Vito', 2019, 'van', 'a', 'diesel', 8, 'Black', 98, 'madrid', 'Arganzuela', 'Eight seats, two sliding doors, and enough luggage for all.'],
  ['Cupra', 'Born', 2023, 'small', 'a', 'electric', 5, 'Teal', 58, 'barcelona', 'Eixample', 'Quick off the lights and silent in the old town.'],
  ['Seat', 'Arona', 2020, 'suv', 'm', 'petrol', 5, 'Orange', 42, 'barcelona', 'Gràcia', 'High enough to see the sea, short enough to park near it.'],
  ['Mini', 'Cooper Cabrio', 2019, 'convertible', 'm', 'petrol', 4, 'Green', 74, 'barcelona', 'Barceloneta', 'Four seats and the sky. The Costa Brava is an hour away.'],
  ['Volkswagen', 'California', 2021, 'van', 'a', 'diesel', 4, 'Red', 129, 'barcelona', 'Poblenou', 'Bed, cooker and awning on board: wake up where you like.'],
  ['Audi', 'A4 Avant', 2020, 'estate', 'a', 'diesel', 5, 'Grey', 76, 'barcelona', 'Sarrià', 'The car I would take to the Pyrenees, and often do.'],
  ['Citroën', 'C3', 2021, 'small', 'm', 'petrol', 5, 'White', 29, 'malaga', 'Centro', 'Soft seats, cold air conditioning, low price.'],
  ['Jeep', 'Renegade', 2021, 'suv', 'a', 'plug_in_hybrid', 5, 'Yellow', 64, 'malaga', 'Pedregalejo', 'White villages up in the hills? It knows the way.'],
  ['Audi', 'TT', 2018, 'coupe', 'a', 'petrol', 4, 'Red', 92, 'malaga', 'La Malagueta', 'Every curve between Ronda and the coast is worth it.'],
  ['Fiat', '500C', 2020, 'convertible', 'm', 'petrol', 4, 'White', 52, 'palma', 'Santa Catalina', 'Roll the roof back and follow the smell of pines.'],
  ['Suzuki', 'Jimny', 2021, 'suv', 'm', 'petrol', 4, 'Green', 68, 'palma', 'Portixol', 'Tiny, tough and welcome on every farm track of the island.'],
  ['Ford', 'Tourneo', 2020, 'van', 'm', 'diesel', 9, 'Blue', 94, 'palma', 'Son Armadams', 'Picks up nine people and all their beach things at the airport.'],
  ['Dacia', 'Sandero', 2022, 'small', 'm', 'petrol', 5, 'Silver', 26, 'las-palmas', 'Triana', 'No frills, no worries, and free kilometres.'],
  ['Toyota', 'Hilux', 2019, 'pickup', 'm', 'diesel', 5, 'White', 71, 'las-palmas', 'Las Canteras', 'Boards and bikes go in the back, sand comes out again easily.'],
  ['Opel', 'Corsa-e', 2022, 'small', 'a', 'electric', 5, 'Orange', 41, 'las-palmas', 'Vegueta', 'The island is just the right size for its battery.'],
  ['Renault', 'Zoe', 2021, 'small', 'a', 'electric', 5, 'Teal', 39, 'paris', 'Le Marais', 'Silent, clean, and allowed everywhere in the city.'],
  ['Peugeot', '208', 2022, 'small', 'm', 'petrol', 5, 'Yellow', 40, 'paris', 'Montmartre', 'Small wheel, big grin. Fits any Parisian parking space.'],
  ['Citroën', 'C5 Aircross', 2021, 'suv', 'a', 'plug_in_hybrid', 5, 'White', 69, 'paris', 'Bastille', 'Floats over cobbles like the old DS did.'],
  ['DS', 'DS 7', 2022, 'suv', 'a', 'plug_in_hybrid', 5, 'Burgundy', 84, 'paris', 'Passy', 'Leather, good lights and a quiet cabin for a weekend in Normandy.'],
  ['Alpine', 'A110', 2020, 'coupe', 'a', 'petrol', 2, 'Blue', 159, 'paris', 'Batignolles', 'Light, low and lovely. For people who like to drive.'],
  ['Renault', 'Trafic', 2019, 'van', 'm', 'diesel', 9, 'Silver', 88, 'lyon', 'Croix-Rousse', 'Skis for nine on the roof, nine people below.'],
  ['Peugeot', '508', 2021, 'saloon', 'a', 'diesel', 5, 'Black', 66, 'lyon', 'Presqu’île', 'Elegant and thrifty, with massage in the front seats.'],
  ['Škoda', 'Octavia Combi', 2020, 'estate', 'm', 'diesel', 5, 'Green', 49, 'lyon', 'Part-Dieu', 'The boot has never been full. Try it.'],
  ['Peugeot', 'e-2008', 2022, 'suv', 'a', 'electric', 5, 'Orange', 57, 'nice', 'Libération', 'Along the corniche without a sound but the sea.'],
  ['BMW', 'Z4', 2019, 'convertible', 'a', 'petrol', 2, 'Red', 135, 'nice', 'Mont Boron', 'Monaco for lunch, Menton for coffee, home with a tan.'],
  ['Fiat', 'Panda', 2021, 'small', 'm', 'hybrid', 4, 'Blue', 28, 'rome', 'Trastevere', 'The one car that Roman traffic makes way for.'],
  ['Alfa Romeo', 'Giulia', 2020, 'saloon', 'a', 'petrol', 5, 'Burgundy', 88, 'rome', 'Prati', 'Beautiful to look at, better to steer.'],
  ['Jeep', 'Compass', 2021, 'suv', 'a', 'plug_in_hybrid', 5, 'Grey', 63, 'rome', 'Monti', 'Comfortable for the hills of Umbria and the sand of Ostia.'],
  ['Lancia', 'Ypsilon', 2019, 'small', 'm', 'petrol', 5, 'Teal', 30, 'rome', 'Testaccio', 'Chic, narrow and happy in one-way streets.'],
  ['Fiat', '124 Spider', 2018, 'convertible', 'm', 'petrol', 2, 'Red', 82, 'milan', 'Navigli', 'To the lakes with the roof down. Bring sunglasses.'],
  ['Alfa Romeo', 'Stelvio', 2021, 'suv', 'a', 'diesel', 5, 'White', 91, 'milan', 'Porta Nuova', 'Made for the pass that it is named after.'],
  ['Volkswagen', 'Golf', 2022, 'small', 'm', 'petrol', 5, 'White', 44, 'berlin', 'Kreuzberg', 'Everything where you expect it. Winter tyres in winter.'],
  ['BMW', 'i3', 2020, 'small', 'a', 'electric', 4, 'Orange', 45, 'berlin', 'Prenzlauer Berg', 'Turns in its own length and surprises at every traffic light.'],
  ['Škoda', 'Superb Combi', 2021, 'estate', 'a', 'diesel', 5, 'Blue', 67, 'berlin', 'Charlottenburg', 'Legroom like a limousine, boot like a removal van.'],
  ['Volkswagen', 'ID.4', 2022, 'suv', 'a', 'electric', 5, 'Teal', 71, 'berlin', 'Friedrichshain', 'To the Baltic on one charge, and back after lunch.'],
  ['Mercedes-Benz', 'C 200', 2021, 'saloon', 'a', 'petrol', 5, 'Silver', 83, 'berlin', 'Mitte', 'Arrive as if nothing had happened on the way.'],
  ['Ford', 'Transit Custom', 2019, 'van', 'm', 'diesel', 8, 'White', 79, 'berlin', 'Neukölln', 'Bands, teams and removals: it has carried them all.'],
  ['BMW', 'X3', 2021, 'suv', 'a', 'diesel', 5, 'Black', 94, 'munich', 'Schwabing', 'The Alps are an hour away; it has the tyres for them.'],
  ['Audi', 'A5 Cabriolet', 2020, 'convertible', 'a', 'petrol', 4, 'Blue', 118, 'munich', 'Haidhausen', 'Four people, one roof less. Lakes all around.'],
  ['Porsche', '718 Cayman', 2019, 'coupe', 'a', 'petrol', 2, 'Yellow', 189, 'munich', 'Bogenhausen', 'Two boots, one smile. Please mind the speed limits.'],
  ['Volkswagen', 'Passat Variant', 2020, 'estate', 'm', 'diesel', 5, 'Grey', 55, 'hamburg', 'Altona', 'For the islands, with bicycles on the back.'],
  ['Smart', 'EQ fortwo', 2021, 'small', 'a', 'electric', 2, 'White', 33, 'hamburg', 'St. Pauli', 'Parks crosswise. Enough said.'],
  ['Volvo', 'XC40', 2022, 'suv', 'a', 'plug_in_hybrid', 5, 'Green', 77, 'hamburg', 'Eppendorf', 'Safe, calm and surprisingly quick.'],
  ['Škoda', 'Fabia', 2021, 'small', 'm', 'petrol', 5, 'Red', 32, 'vienna', 'Neubau', 'Knows every coffee house and each parking zone.'],
  ['Audi', 'Q5', 2021, 'suv', 'a', 'diesel', 5, 'Blue', 96, 'vienna', 'Döbling', 'All four wheels driven: snow is welcome.'],
  ['Volkswagen', 'Touran', 2019, 'van', 'a', 'diesel', 7, 'Burgundy', 61, 'vienna', 'Leopoldstadt', 'Seven seats, three child seats, no discussions.'],
  ['Kia', 'Niro EV', 2022, 'suv', 'a', 'electric', 5, 'White', 63, 'amsterdam', 'De Pijp', 'Charging card included; canals excluded.'],
  ['Mini', 'Cooper SE', 2021, 'small', 'a', 'electric', 4, 'Yellow', 54, 'amsterdam', 'Jordaan', 'A go-kart with a conscience.'],
  ['Volvo', 'V60', 2020, 'estate', 'a', 'plug_in_hybrid', 5, 'Black', 74, 'amsterdam', 'Oost', 'Long trips, many bags, tall people: all fine.'],
  ['Toyota', 'Corolla', 2021, 'saloon', 'a', 'hybrid', 5, 'Silver', 52, 'dublin', 'Ranelagh', 'Automatic and on the right side of the road: the left.'],
  ['Land Rover', 'Defender', 2021, 'suv', 'a', 'diesel', 5, 'Green', 139, 'dublin', 'Howth', 'The Wild Atlantic Way, whatever the weather does.'],
  ['Nissan', 'Micra', 2019, 'small', 'm', 'petrol', 5, 'Teal', 33, 'dublin', 'Smithfield', 'Narrow lanes and high hedges do not frighten it.'],
  ['Nissan', 'Navara', 2020, 'pickup', 'a', 'diesel', 5, 'Orange', 73, 'athens', 'Koukaki', 'For beaches that have no road yet.'],
  ['Suzuki', 'Vitara', 2021, 'suv', 'm', 'hybrid', 5, 'Red', 47, 'athens', 'Kolonaki', 'Delphi, Sounion, Nafplio: all day trips.'],
  ['Volvo', 'XC60', 2022, 'suv', 'a', 'plug_in_hybrid', 5, 'Blue', 92, 'helsinki', 'Kallio', 'Heated everything, studded tyres from November.'],
  ['Škoda', 'Enyaq', 2023, 'suv', 'a', 'electric', 5, 'White', 79, 'helsinki', 'Töölö', 'Warm before you get in: it heats itself from the socket.'],
  ['Honda', 'Civic', 2020, 'coupe', 'm', 'petrol', 4, 'Orange', 51, 'helsinki', 'Punavuori', 'Light and lively, also on gravel.'],
];

export function toTransmission(gears: 'm' | 'a'): Transmission {
  return gears === 'm' ? 'manual' : 'automatic';
}

/** What a car of this kind has; every few cars something more, so that filters have something to choose. */
export function featuresOf([, , year, type, gears, fuel]: FleetLine, index: number): CarFeature[] {
  const features: CarFeature[] = ['air_conditioning', 'bluetooth', 'usb_charging'];
  if (year >= 2020) features.push('apple_carplay', 'android_auto');
  if (index % 2 === 0) features.push('navigation');
  if (year >= 2021 || type === 'van') features.push('rear_camera', 'parking_sensors');
  if (gears === 'a') features.push('cruise_control', 'keyless_entry');
  if (type === 'suv' && fuel !== 'electric') features.push('all_wheel_drive');
  if (type === 'estate' || type === 'suv') features.push(index % 3 === 0 ? 'tow_bar' : 'roof_rack');
  if (type === 'van') features.push('child_seat');
  if (index % 4 === 0) features.push('pets_allowed');
  if (index % 5 === 0) features.push('heated_seats');
  if (index % 7 === 0) features.push('child_seat', 'bike_rack');
  if (index % 11 === 0) features.push('sunroof', 'leather_seats');
  if (index === 7 || index === 24) features.push('wheelchair_access');
  return [...new Set(features)];
}
