import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DockerfileParser, type Copy, type Instruction } from 'dockerfile-ast';
import { workspaceRoot } from '@drove/federation/workspaces';

const dockerfile = DockerfileParser.parse(readFileSync(join(workspaceRoot, 'Dockerfile'), 'utf8'));

/** The instructions of a stage, after those of the stage that it is made from. */
function instructionsOf(stage: string): Instruction[] {
  const froms = dockerfile.getFROMs();
  const at = froms.findIndex((from) => from.getBuildStage() === stage);
  const first = froms[at]?.getRange().start.line;
  if (first === undefined) return [];
  const end = froms[at + 1]?.getRange().start.line ?? Infinity;
  const own = dockerfile.getInstructions().filter((one) => {
    const { line } = one.getRange().start;
    return line > first && line < end;
  });
  return [...instructionsOf(froms[at]?.getImage() ?? ''), ...own];
}

const commandIn = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[];

/** Puts what a stage of the build has at a path into a folder of this machine. */
export type TakeFiles = (stage: string, path: string, into: string) => void;

/** What Docker makes of a target, in a folder of this machine, and how it runs it. */
export class Image {
  readonly root = mkdtempSync(join(tmpdir(), 'image-'));
  private environment: Record<string, string | undefined> = {};
  private folder = '/';
  private entry: string[] = [];
  private command: string[] = [];
  private health: string[] = [];
  private readonly children: ChildProcess[] = [];

  constructor(target: string, take: TakeFiles) {
    for (const one of instructionsOf(target)) {
      const text = one.getArgumentsContent() ?? '';
      const words = text.split(/\s+/);
      const keyword = one.getKeyword();
      if (keyword === 'WORKDIR') this.folder = text;
      if (keyword === 'ENTRYPOINT') [this.entry, this.command] = [commandIn(text), []];
      if (keyword === 'CMD') this.command = commandIn(text);
      if (keyword === 'HEALTHCHECK') this.health = commandIn(text);
      if (keyword === 'ENV')
        Object.assign(this.environment, Object.fromEntries(words.map((word) => word.split('='))));
      if (keyword !== 'COPY') continue;
      const into = words.pop() ?? '';
      for (const path of words) {
        const target = join(this.root, resolve(this.folder, into), into.endsWith('/') ? basename(path) : '');
        mkdirSync(dirname(target), { recursive: true });
        take((one as Copy).getFromFlag()?.getValue() ?? '', path, target);
      }
    }
  }

  /** Runs the entry point to its end with another command. */
  async run(command: string[], further: Record<string, string>): Promise<number | null> {
    return ended(this.spawn([...this.entry, ...command], further));
  }

  /** Starts the entry point and asks as Docker does, until the answer is that it is healthy. */
  async start(further: Record<string, string>): Promise<void> {
    const child = this.spawn([...this.entry, ...this.command], further);
    for (let tries = 0; tries < 100; tries += 1) {
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`);
      if ((await ended(this.spawn(this.health, further))) === 0) return;
      await sleep(200);
    }
    throw new Error('It was never healthy');
  }

  async remove(): Promise<void> {
    for (const child of this.children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(this.root, { recursive: true, force: true });
  }

  /** On loopback alone, and with no more of this machine's environment than Docker gives. */
  private spawn([, ...args]: string[], further: Record<string, string>): ChildProcess {
    const child = spawn(process.execPath, args, {
      cwd: join(this.root, this.folder),
      env: { PATH: process.env['PATH'], ...this.environment, HOST: '127.0.0.1', ...further },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.children.push(child);
    return child;
  }
}

async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
