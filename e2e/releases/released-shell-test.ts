import { expect, test as base } from '../src/journey';
import { aBuildOf, serveReleasedShell, type ReleasedShell } from '../src/released-shell';

/** A test with a shell of its own, in which nothing is released yet. */
export const test = base.extend<{ shell: ReleasedShell; usesWorker: boolean }>({
  usesWorker: [false, { option: true }],
  shell: async ({ page, stack, usesWorker }, use, { parallelIndex }) => {
    const shell = await serveReleasedShell(stack.sparePorts[parallelIndex] ?? 0, { usesWorker });
    await use(shell);
    // A test may be through with what the frame shows; the app behind it still asks for its files.
    await expect(page.locator('#frame')).toHaveCount(0);
    // What comes later, identity for one, must not be asked of a server that has stopped.
    await page.close();
    await shell.stop();
  },
});

/** What the sign-in page says as it was built, and in the changed build. */
export const before = 'Welcome back';
export const after = 'Good to see you again';

/** What a team that has changed the sign-in page would release. */
export const aChangedBuild = (version = 'changed') => aBuildOf('remote-auth', version, [before, after]);
