import { fillIn } from '@drove/shared-ui';
import { testCardsLabels } from './card-labels';
/** For anyone who tries the product out: the cards that the embedded test provider knows. */
export function TestCards() {
  return (
    <div className="rounded-field bg-base-200 p-4 text-sm">
      <p>
        {fillIn(testCardsLabels.explanation, {
          heading: <strong>{testCardsLabels.heading}</strong>,
          number: <span className="whitespace-nowrap tabular-nums">4242 4242 4242 4242</span>,
        })}
      </p>
      <details className="mt-2">
        <summary className="cursor-pointer">{testCardsLabels.otherCards}</summary>
        <ul className="mt-2 grid gap-1 tabular-nums">
          {cards.map(([number, what]) => (
            <li key={number}>
              <span className="whitespace-nowrap">{number}</span>
              <span>{`: ${what}`}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

const cards = [
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'not enough money'],
  ['4000 0027 6000 3184', 'the bank asks to confirm'],
  ['4000 0000 0000 0259', 'the bank answers late'],
  ['4000 0000 0000 5126', 'paid, and takes no refund'],
  ['4000 0000 0000 0119', 'the bank does not answer'],
] as const;
