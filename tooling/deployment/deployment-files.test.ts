import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { DCLinter } from 'dclint';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { findWorkspaces, workspaceRoot } from '@drove/federation/workspaces';

interface Service {
  image?: string;
  build?: { target: string };
  read_only?: boolean;
  cap_drop?: string[];
  ports?: string[];
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');
const compose = (path: string) => parse(read(path), { merge: true }) as Compose;

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const dockerfile = DockerfileParser.parse(text);
  const stages = dockerfile.getFROMs().map((from) => from.getBuildStage() ?? '');
  /** The text of a stage, up to the next one. */
  const stageText = (name: string) => {
    const froms = dockerfile.getFROMs();
    const at = froms.findIndex((from) => from.getBuildStage() === name);
    const lines = text.split('\n');
    return lines.slice(froms[at]?.getRange().start.line, froms[at + 1]?.getRange().start.line).join('\n');
  };
  const targets = ['backend', 'backend-demo', 'page-server'];

  it('passes its linter', () => {
    assert.deepEqual(
      validate(text).map(({ message, range }) => `${range.start.line + 1}: ${JSON.stringify(message)}`),
      [],
    );
  });

  it('copies the manifest of every workspace before it installs', () => {
    for (const workspace of findWorkspaces()) {
      assert.match(stageText('manifests'), new RegExp(`^COPY ${workspace}/package.json ${workspace}/$`, 'm'));
    }
  });

  it('gives each deployed target no development dependencies and no root', () => {
    for (const target of targets) {
      assert.ok(stages.includes(target), target);
      const lines = stageText(target);
      assert.doesNotMatch(lines, /--from=sources|npm (?:ci|install)/, target);
      const base = /^FROM (\S+)/m.exec(lines)?.[1] ?? '';
      assert.match(lines + (stages.includes(base) ? stageText(base) : ''), /^USER node$/m, target);
    }
    assert.match(stageText('production-dependencies'), /npm ci --omit=dev/);
  });

  it('starts files that the builds produce', () => {
    assert.match(stageText('backend'), /ENTRYPOINT \["node", "dist\/src\/main\.js"\]/);
    assert.match(read('backend/package.json'), /"start": "node dist\/src\/main\.js"/);
    const { scripts } = JSON.parse(read('release/package.json')) as { scripts: Record<string, string> };
    for (const name of ['serve-page', 'watch-rollouts']) {
      assert.match(
        scripts['build:page-server'] ?? '',
        new RegExp(`src/commands/${name}\\.ts .*--outdir=dist `),
      );
      assert.match(stageText('page-server'), new RegExp(`/app/release/dist/${name}\\.mjs`));
    }
  });

  it('keeps local data, settings and secrets out of the build', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['**/.env', '**/.data', '**/.git', '**/node_modules']) {
      assert.ok(ignored.includes(name), name);
    }
  });
});

describe('the compose files', () => {
  const files = ['compose.yaml', 'deployment/compose.production.yaml'];
  /** What is taste alone. */
  const taste = Object.fromEntries(
    [
      ...['services-alphabetical-order', 'service-keys-order', 'top-level-properties-order'],
      ...['service-dependencies-alphabetical-order', 'service-ports-alphabetical-order'],
      ...['no-quotes-in-volumes', 'require-quotes-in-ports', 'no-build-and-image'],
    ].map((rule) => [rule, 0 as const]),
  );

  for (const file of files) {
    it(`${file} fits the compose specification and passes its linter`, () => {
      // A deployment is there to be reached.
      const isPublic = file !== 'compose.yaml';
      const rules = { ...taste, ...(isPublic ? { 'no-unbound-port-interfaces': 0 as const } : {}) };
      const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
      const [result] = linter.lintFiles([join(workspaceRoot, file)], false);
      assert.ok(result !== undefined, 'it was not found');
      assert.deepEqual(
        result.messages.map(({ line, rule, message }) => `${line} ${rule}: ${message}`),
        [],
      );
    });

    it(`${file} names existing services, volumes, targets and files`, () => {
      const { services, volumes } = compose(file);
      const folder = file.includes('/') ? 'deployment' : '.';
      for (const [name, service] of Object.entries(services)) {
        for (const other of Object.keys(service.depends_on ?? {})) {
          assert.ok(services[other] !== undefined, `${name} waits for ${other}`);
        }
        for (const [source = ''] of (service.volumes ?? []).map((volume) => volume.split(':'))) {
          if (source.startsWith('.')) assert.ok(exists(join(folder, source)), `${name} mounts ${source}`);
          else assert.ok(source.startsWith('$') || source in volumes, `${name} mounts ${source}`);
        }
        const { target } = service.build ?? {};
        if (target !== undefined) assert.match(read('Dockerfile'), new RegExp(`AS ${target}$`, 'm'), name);
      }
    });

    it(`${file} runs two APIs, a worker and a migration, all on a read-only file system`, () => {
      const { services } = compose(file);
      for (const name of ['api-1', 'api-2', 'worker', 'migrate', 'page', 'pgbouncer', 'proxy']) {
        const { read_only: isReadOnly, cap_drop: dropped } = services[name] ?? {};
        assert.equal(isReadOnly, true, name);
        assert.deepEqual(dropped, ['ALL'], name);
      }
      assert.match(services['postgres']?.image ?? '', /^postgres:18\./);
      for (const { image = '' } of Object.values(services)) assert.doesNotMatch(image, /:latest$/);
      for (const name of ['api-1', 'api-2', 'worker']) {
        const { depends_on: waitsFor, environment } = services[name] ?? {};
        assert.equal(waitsFor?.['migrate']?.condition, 'service_completed_successfully', name);
        assert.match(String(environment?.['DATABASE_URL']), /@pgbouncer:6432\//, name);
      }
      // It sets what sessions begin with, which those of a pooler that has begun already would not have.
      assert.match(String(services['migrate']?.environment?.['DATABASE_URL']), /@postgres:5432\//);
      assert.match(read('deployment/pgbouncer/pgbouncer.ini'), /^pool_mode = transaction$/m);
    });
  }

  it('set only documented settings', () => {
    const settings = read('docs/settings.md');
    // Of other programs: PostgreSQL, the proxy, the shell that npm wants.
    const foreign = /^(?:POSTGRES_\w+|XDG_\w+|ACME_EMAIL|(?:API|APP|FILES)_HOST|HOME)$/;
    for (const file of files) {
      for (const [name, { environment = {} }] of Object.entries(compose(file).services)) {
        for (const setting of Object.keys(environment)) {
          assert.ok(foreign.test(setting) || settings.includes(`\`${setting}\``), `${name}: ${setting}`);
        }
      }
    }
  });

  it('publish the demo only on this computer', () => {
    for (const { ports = [] } of Object.values(compose('compose.yaml').services)) {
      for (const port of ports) assert.match(port, /^127\.0\.0\.1:/);
    }
  });
});

function exists(path: string): boolean {
  try {
    readFileSync(join(workspaceRoot, path));
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EISDIR';
  }
}
