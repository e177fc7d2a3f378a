import { type Fact, FactList, Panel } from '@drove/shared-ui';
import { formatMoney } from '@drove/shared-ui/formats';
import type { CarVerification } from './api/car-verifications';
import { carFactsLabels } from './labels';
import { carFactNames, spelled, type CarFactName } from '../../lib/car-fact-labels';

type Value = CarVerification['changes'][number]['after'];

/** The papers first: a change of these is what brings an approved car back. */
const groups = {
  Registration: ['make', 'model', 'year', 'plate', 'vin'],
  Vehicle: ['type', 'transmission', 'fuel', 'seats', 'doors', 'colour', 'features', 'description'],
  'Location and what it costs': ['street', 'zip_code', 'area', 'daily_price_minor', 'deposit_minor', 'rules'],
} as const satisfies Record<string, CarFactName[]>;

/** The group that says where the car is; its city is no field of the car. */
const isOfPlace = (facts: readonly CarFactName[]) => facts.includes('street');

/** What a translation would falsify. */
const verbatimFacts: readonly CarFactName[] = ['make', 'model', 'plate', 'vin', 'street', 'zip_code'];

const spelledFacts: readonly CarFactName[] = ['type', 'transmission', 'fuel', 'features'];

/** All that an owner says of a car, with what is not as it was when it was last approved, and what it was. */
export function CarFacts({ verification: { car, city, changes } }: { verification: CarVerification }) {
  const inWords = (fact: CarFactName, value: Value): string => {
    if (value === null || value === '') return carFactsLabels.none;
    if (Array.isArray(value)) return value.map(spelled).join(', ') || carFactsLabels.none;
    if (fact.endsWith('_minor')) return formatMoney({ amount_minor: Number(value), currency: car.currency });
    return spelledFacts.includes(fact) ? spelled(String(value)) : String(value);
  };
  const toFact = (fact: CarFactName): Fact => {
    const change = changes.find(({ field }) => field === fact);
    return {
      name: carFactNames[fact],
      value: <span className="whitespace-pre-line">{inWords(fact, car[fact])}</span>,
      isVerbatim: verbatimFacts.includes(fact),
      ...(change && { isChanged: true, before: inWords(fact, change.before) }),
    };
  };

  const cityFact: Fact = { name: carFactsLabels.city, value: city ?? carFactsLabels.none };

  return Object.entries(groups).map(([heading, facts]) => (
    <Panel key={heading} heading={heading}>
      <FactList facts={[...(isOfPlace(facts) ? [cityFact] : []), ...facts.map(toFact)]} />
    </Panel>
  ));
}
