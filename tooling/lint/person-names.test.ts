import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lintBy } from './testing/lint-text';

const lint = lintBy(/^names\/isolated$/);
const complaints = (jsx: string) =>
  lint('remote-new/src/ui/a-part.tsx', `export const Part = (props) => ${jsx};`);

describe('Lint of people’s names', () => {
  for (const jsx of [
    '<p>{user.fname} {user.lname}</p>',
    '<b>{by ? it.by_name : ``}</b>',
    '<i>{`${a.fname}!`}</i>',
  ]) {
    it(`refuses ${jsx}`, async () => {
      assert.notEqual((await complaints(jsx)).length, 0);
    });
  }
  for (const jsx of [
    '<PersonName>{`${user.fname} ${user.lname}`}</PersonName>',
    '<p>{labels.ownedBy(owner.first_name)}</p>',
    '<Row name={user.fname} />',
  ]) {
    it(`accepts ${jsx}`, async () => {
      assert.deepEqual(await complaints(jsx), []);
    });
  }
});
