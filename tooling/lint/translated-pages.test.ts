import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lintBy } from './testing/lint-text';

const lint = lintBy(/^translated\/text-alone$/);
const complaints = (jsx: string) =>
  lint('remote-new/src/ui/a-part.tsx', `export const Part = (props) => ${jsx};`);

describe('Lint refuses', () => {
  for (const [what, jsx] of [
    ['a text beside a spinner that comes and goes', '<button>{busy && <i />}Send</button>'],
    ['what a button is handed beside one', '<button>{busy && <i />}{children}</button>'],
    ['a label beside an element of either kind', '<p>{late ? <b /> : <i />}{labels.send}</p>'],
    ['a text that comes and goes beside an element', '<p><b>{name}</b>{note && ` · ${note}`}</p>'],
    ['a value beside an element that comes and goes', '<dd>{value}{before && <del>{before}</del>}</dd>'],
    ['a text that comes and goes beside a blank', "<b>{late ? labels.late : ''} </b>"],
    ['a counter beside its words', '<p>{count} trips</p>'],
    ['a value beside an element that stays', '<h2>{car.make} <small>{labels.year}</small></h2>'],
    ['words with a value in them beside an element', '<li><b>{labels.price}</b>{`${price} a day`}</li>'],
    ['a text or an element beside another element', '<li>{draft ? name : <a href="#">{name}</a>}<b /></li>'],
  ] as const) {
    it(what, async () => {
      assert.equal((await complaints(jsx)).length, 1);
    });
  }
});

describe('Lint accepts', () => {
  for (const [what, jsx] of [
    ['a text in an element of its own', '<button>{busy && <i />}<span>Send</span></button>'],
    ['a text alone', '<p>{late ? labels.late : labels.onTime}</p>'],
    ['texts beside elements that stay', '<p>{labels.from} <b>{name}</b></p>'],
    ['a counter and its words in one text', '<p>{`${count} trips`}</p>'],
    ['copy without a value beside an element', '<p>{helpLabels.write} <a href="#">{labels.here}</a></p>'],
    ['elements that come and go, and a blank between them', '<p>{a && <b />} {c && <i />}</p>'],
    ['a text that stays beside a blank', '<b>{labels.late} </b>'],
    ['parts that a page is handed', '<article>{heading && <h1>{heading}</h1>}{children}</article>'],
  ] as const) {
    it(what, async () => {
      assert.deepEqual(await complaints(jsx), []);
    });
  }
});
