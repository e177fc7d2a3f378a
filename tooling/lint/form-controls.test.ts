import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lintBy } from './testing/lint-text';

const complaints = lintBy(/^forms\/controls-in-formik$/);

const feature = 'remote-dashboard/src/features/a-feature/a-form.tsx';
const field = 'remote-marketplace/src/ui/a-field.tsx';
const typed = 'const [text, setText] = useState("");';

describe('Lint refuses', () => {
  for (const [what, file, code] of [
    ['an input that a state holds', feature, `function F() { ${typed} return <input value={text} />; }`],
    ['a textarea that a state holds', field, `function F() { ${typed} return <textarea value={text} />; }`],
    ['a select in a remote that is new', 'remote-new/src/ui/a.tsx', 'const F = () => <select />;'],
    [
      'a control with props from elsewhere',
      field,
      'function F(props) { const { control } = usePlain(); return <input {...control} {...props} />; }',
    ],
    ['a form without Formik', feature, 'const F = () => <form onSubmit={send} />;'],
  ] as const) {
    it(what, async () => {
      assert.equal((await complaints(file, code)).length, 1);
    });
  }
});

describe('Lint allows', () => {
  for (const [what, file, code] of [
    [
      'a control of the form around it',
      field,
      'function F({ name }) { const { control } = useDescribedField(name); return <textarea {...control} />; }',
    ],
    [
      'a control of useField',
      field,
      'function F({ name }) { const [field] = useField(name); return <input {...field} />; }',
    ],
    [
      'a control of each choice',
      feature,
      'function F() { const { control } = useDescribedField("a"); return all.map((one) => <input key={one} {...control} type="radio" />); }',
    ],
    ['a file', feature, 'const F = () => <input type="file" />;'],
    ['what is hidden and read-only', feature, 'const F = () => <input value="a" readOnly hidden />;'],
    [
      'a filter that is listed',
      'remote-marketplace/src/features/find-cars/a.tsx',
      'const F = () => <input />;',
    ],
  ] as const) {
    it(what, async () => {
      assert.deepEqual(await complaints(file, code), []);
    });
  }
});
