import { userInfo } from 'node:os';
import { runCommand } from '../build/run-command';

/** Who releases: the one who started the workflow, or else whom git knows, or else the user of this computer. */
export async function releaseAuthor(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  if (environment['GITHUB_ACTOR']) return environment['GITHUB_ACTOR'];
  const { code, output } = await runCommand('git', ['config', 'user.name']);
  return code === 0 && output.trim() !== '' ? output.trim() : userInfo().username;
}
