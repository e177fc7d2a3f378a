import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@drove/federation/workspaces';
import { findLinks } from '@drove/federation/webpack/find-links';

/** Where the texts of mails and notifications are written, each with its link into the app. */
const folders = ['backend/src/modules/notifications', 'backend/src/modules/booking/wanted-trips'];

/** The paths that this checkout's mails may link to; none where there is no backend beside the front end. */
export function mailLinks(root = workspaceRoot): string[] {
  const files = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return findLinks(files);
}
