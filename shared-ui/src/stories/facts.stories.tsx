import type { Meta } from '@storybook/react-vite';
import {
  CarPhoto,
  CardCell,
  CardRow,
  CardTable,
  FactList,
  Facts,
  NextSteps,
  Panel,
  PersonName,
  PhoneNumber,
  Rating,
  ReviewStars,
  StatusBadge,
} from '..';

export default { title: 'Facts and lists' } satisfies Meta;

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#3a7"/></svg>',
)}`;
const photo = {
  width: 400,
  height: 300,
  placeholder: '#33aa77',
  alt: 'A green car',
  sources: [{ url: picture, width: 400, height: 300 }],
};

export const PanelOfFacts = () => (
  <Panel heading="The car">
    <Facts
      facts={[
        { name: 'Seats', value: 5 },
        { name: 'Fuel', value: 'Electric' },
      ]}
    />
  </Panel>
);

export const ChangedFacts = () => (
  <FactList
    facts={[
      { name: 'Seats', value: 5 },
      { name: 'Price for a day', value: '€48.00', isChanged: true, before: '€45.00' },
      { name: 'Pick-up', value: 'Berlin', isChanged: true },
    ]}
  />
);

export const StepsOfACar = () => (
  <NextSteps
    heading="Until your car is listed"
    summary="Two things are left to do. We’re checking your documents."
    steps={[
      { key: 'car', label: 'Car', state: 'done', link: null },
      { key: 'photos', label: 'Photos', state: 'done', link: null },
      { key: 'identity', label: 'ID', state: 'waiting', link: null },
      { key: 'payouts', label: 'Payout method', state: 'open', link: '/dashboard/income' },
      { key: 'tax', label: 'Tax details', state: 'open', link: '/dashboard/income' },
    ]}
  />
);

export const People = () => (
  <ul>
    <li>
      <PersonName>דנה לוי</PersonName> <PhoneNumber typed="+49 (0)30 1234567" e164="+49301234567" />
    </li>
    <li>
      <PersonName>Ada Lovelace</PersonName> <PhoneNumber typed="ask at the desk" e164={null} />
    </li>
  </ul>
);

export const Ratings = () => (
  <div className="grid gap-2">
    <Rating rating={{ average: 4.8, count: 12 }} />
    <Rating rating={{ average: 2.5, count: 1 }} />
    <Rating rating={{ average: 4.8, count: 12 }} isCompact />
    <Rating rating={null} />
    <ReviewStars stars={4} />
  </div>
);

export const Photos = () => (
  <div className="flex gap-3">
    <CarPhoto photo={photo} sizes="10rem" className="h-30 w-40 rounded-box" />
    <CarPhoto photo={null} sizes="10rem" className="h-30 w-40 rounded-box" />
  </div>
);

export const Table = () => (
  <CardTable caption="Payouts" columns={['Day', 'Amount']}>
    {['4 December', '11 December'].map((day) => (
      <CardRow key={day}>
        <CardCell>{day}</CardCell>
        <CardCell>€120.00</CardCell>
      </CardRow>
    ))}
  </CardTable>
);

/** The longest names that the API takes. */
export const TableOfLongNames = () => (
  <CardTable
    caption="Users"
    columns={['Person', 'Car', 'Role', 'Account', { heading: 'Paid', isAmount: true }]}
  >
    {['Ada Lovelace', 'Wolfeschlegelsteinhausenbergerdorff Wolfeschlegelsteinhausenbergerdorff'].map(
      (name) => (
        <CardRow key={name}>
          <CardCell isFreeText>{name}</CardCell>
          <CardCell isFreeText>Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunte</CardCell>
          <CardCell>Customer</CardCell>
          <CardCell>
            <StatusBadge label="Suspended" tone="error" />
          </CardCell>
          <CardCell isAmount>€1,120.00</CardCell>
        </CardRow>
      ),
    )}
  </CardTable>
);

/** A photo that does not come keeps its place and its words. */
export const PhotoThatFailed = () => (
  <CarPhoto
    photo={{ ...photo, sources: [{ url: 'data:image/png;base64,AA==', width: 400, height: 300 }] }}
    sizes="10rem"
    className="h-30 w-40 rounded-box"
  />
);

export const LongFacts = () => (
  <Facts
    facts={[
      { name: 'Registration', value: 'WVWZZZ1JZXW000001WVWZZZ1JZXW000002WVWZZZ1JZXW000003' },
      { name: 'Where the key is handed over, and to whom', value: 'At the corner, to the neighbour.' },
    ]}
  />
);
