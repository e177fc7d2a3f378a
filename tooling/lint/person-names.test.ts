import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '../..');
const rule = 'names/isolated';
const eslint = new ESLint({
  cwd: root,
  // Without types, which the rule does not read and files that do not exist do not have.
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: false, project: null } },
    },
  ],
  ruleFilter: ({ ruleId }) => ruleId === rule,
});

async function complaints(jsx: string): Promise<string[]> {
  const filePath = join(root, 'remote-new/src/ui/a-part.tsx');
  const results = await eslint.lintText(`export const Part = (props) => ${jsx};`, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

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
