import { spawn, type StdioOptions } from 'node:child_process';
import { exitWithParent } from './child';
import { workspaceRoot } from '@drove/federation/workspaces';

export interface CommandResult {
  code: number;
  /** Standard output and error, in the order in which they came. */
  output: string;
}

export interface CommandOptions {
  environment?: Record<string, string>;
  /** The repository's root unless told. */
  folder?: string;
  /** Ends the command when aborted. */
  signal?: AbortSignal | undefined;
}

/** Runs Node to its end, or to that of this process, be it killed: nothing goes on where no one waits for it. */
export async function runNode(args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  return run(process.execPath, ['--import', exitWithParent, ...args], options, [
    'ignore',
    'pipe',
    'pipe',
    'ipc',
  ]);
}

/** Runs a command to its end; never rejects, a command that cannot be started has code 127. */
export async function runCommand(
  command: string,
  args: string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return run(command, args, options, ['ignore', 'pipe', 'pipe']);
}

async function run(
  command: string,
  args: string[],
  { environment = {}, folder = workspaceRoot, signal }: CommandOptions,
  stdio: StdioOptions,
): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio,
    ...(signal ? { signal } : {}),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      resolve({ code: 127, output: error.message });
    });
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a script of the root's package.json with the npm that started this process, if one did. */
export async function runNpmScript(script: string): Promise<CommandResult> {
  const npm = process.env['npm_execpath'];
  const args = ['run', '--silent', script];
  return npm?.endsWith('.js') ? runCommand(process.execPath, [npm, ...args]) : runCommand('npm', args);
}
