import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parse } from 'yaml';
import { readCommandLine } from '../local/checks/command-line';
import { findRemotes } from '@drove/federation/remotes';
import { readManifest, findWorkspaces, workspaceRoot } from '@drove/federation/workspaces';

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<
    string,
    {
      uses?: string;
      with?: Record<string, string>;
      environment?: string | { name: string; url: string };
      needs?: string;
      strategy?: {
        matrix: { node?: string[]; shard?: string[]; exclude?: { node: string; shard: string }[] };
      };
      steps?: { run?: string; uses?: string; env?: Record<string, string> }[];
    }
  >;
}

const folder = join(workspaceRoot, '.github/workflows');
const names = readdirSync(folder);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const workflow = (name: string) => parse(read(name)) as Workflow;
const parts = ['shell', ...findRemotes().map((remote) => remote.name)];

/** What is wrong with a workflow: its keys, its expressions, and how its jobs depend on each other. */
async function problemsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const template = value && (await convertWorkflowTemplate(context, value));
  const found = template?.errors?.map(({ Message }) => Message) ?? [];
  return [...context.errors.getErrors().map(({ message }) => message), ...found];
}

describe('the workflows', () => {
  it('are accepted by GitHub’s own parser', async () => {
    for (const name of names) assert.deepEqual(await problemsOf(name, read(name)), []);
  });

  it('are refused with an unknown key or variable', async () => {
    const text = read('checks.yaml');
    assert.match((await problemsOf('x', text.replace('steps:', 'step:'))).join(), /Unexpected value 'step'/);
    const unknown = text.replace('github.ref', 'varz.REF');
    assert.match((await problemsOf('x', unknown)).join(), /Unrecognized named-value: 'varz'/);
  });

  it('run existing npm scripts and files, and may only read', () => {
    const scripts = Object.keys(readManifest('.').scripts ?? {});
    for (const name of names) {
      const { permissions, jobs } = workflow(name);
      assert.deepEqual(permissions, { contents: 'read' }, name);
      for (const { uses, steps = [] } of Object.values(jobs)) {
        if (uses !== undefined) assert.ok(existsSync(join(workspaceRoot, uses)), `${name}: ${uses}`);
        for (const { run = '' } of steps) {
          for (const [, script = ''] of run.matchAll(/npm run ([\w:-]+)/g)) {
            assert.ok(scripts.includes(script), `${name}: npm run ${script}`);
          }
          // A value of an event in a command would be run as a part of it.
          assert.doesNotMatch(run, /\$\{\{/, name);
        }
      }
    }
  });

  it('run everything in shards for a pull request and on main, and fail without PostgreSQL', () => {
    const { on, jobs } = workflow('checks.yaml');
    assert.ok('pull_request' in on && 'push' in on);
    const { strategy, steps = [] } = jobs['everything'] ?? {};
    const { node = [], shard: shards = [], exclude = [] } = strategy?.matrix ?? {};
    assert.deepEqual(
      node.map((version) => version.split('.')[0]),
      ['20', '22', '24'],
    );
    const named = (shard: string) => readCommandLine(shard.split(' ')).suites?.map(({ name }) => name) ?? [];
    const everything = readCommandLine([]).suites?.map(({ name }) => name);
    assert.deepEqual([...new Set(shards.flatMap(named))].sort(), everything?.sort());
    // The oldest Node runs each of them.
    assert.ok(exclude.every(({ node: version, shard }) => version !== node[0] && shards.includes(shard)));
    const env = steps.find(({ run }) => run === 'npm test -- $SHARD')?.env;
    assert.equal(env?.['REQUIRE_POSTGRES'], '1');
  });

  it('release each part of the front end alone, in its own environment', () => {
    assert.ok(parts.length >= 4);
    for (const part of parts) {
      const file = `release-${part}.yaml`;
      assert.ok(names.includes(file), `${part} has no ${file}: copy that of another part`);
      const [job] = Object.values(workflow(file).jobs);
      assert.equal(job?.uses, './.github/workflows/release-part.yaml');
      assert.equal(job.with?.['part'], part);
      assert.deepEqual(Object.keys(workflow(file).on), ['workflow_dispatch']);
    }
    const { staging, production } = workflow('release-part.yaml').jobs;
    assert.equal(staging?.environment, 'staging');
    assert.deepEqual(production?.environment, {
      name: 'release-${{ inputs.part }}',
      url: '${{ vars.APP_URL }}',
    });
  });
});

describe('the workflows of a repository of its own', () => {
  const template = join(workspaceRoot, 'tooling/new-remote/template-repository');
  const textOf = (name: string) => readFileSync(join(template, `${name}.txt`), 'utf8');
  const of = (name: string) => textOf(`.github/workflows/${name}.yaml`);

  it('are accepted by GitHub’s own parser, and run its scripts', async () => {
    const scripts = [...textOf('package.json').matchAll(/^ {4}"([\w:]+)": "/gm)].map(([, name]) => name);
    for (const name of ['checks', 'release']) {
      assert.deepEqual(await problemsOf(name, of(name)), []);
      for (const [, script] of of(name).matchAll(/npm run ([\w:-]+)/g))
        assert.ok(scripts.includes(script), script);
      const { jobs } = parse(of(name)) as Workflow;
      for (const { steps = [] } of Object.values(jobs))
        for (const { run = '' } of steps) assert.doesNotMatch(run, /\$\{\{/);
    }
  });

  it('take one artefact from staging to production, and name a preview in the pull request', () => {
    const { staging, production } = (parse(of('release')) as Workflow).jobs;
    assert.deepEqual([staging?.environment, production?.environment], ['staging', 'production']);
    assert.equal(production?.needs, 'staging');
    const commands = (job = production) => job.steps?.map(({ run = '' }) => run).join('\n') ?? '';
    assert.match(commands(), /npm run promote -- "\$VERSION" --from staging --to production/);
    assert.doesNotMatch(commands(), /npm run release /);
    const { preview } = (parse(of('checks')) as Workflow).jobs;
    assert.deepEqual(preview?.environment, { name: 'preview', url: '${{ steps.stage.outputs.address }}' });
    assert.match(commands(preview), /npm run release -- --stage/);
  });
});

describe('CODEOWNERS', () => {
  const lines = readFileSync(join(workspaceRoot, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

  it('names an owner for each part, and only existing paths', () => {
    const paths = lines.map(([path = '']) => path);
    for (const workspace of findWorkspaces()) assert.ok(paths.includes(`/${workspace}/`), workspace);
    for (const [path = '', ...owners] of lines) {
      assert.ok(path === '*' || existsSync(join(workspaceRoot, path)), path);
      assert.ok(owners.length > 0, path);
      for (const owner of owners) assert.match(owner, /^@[\w-]+\/[\w-]+$/, path);
    }
  });
});
