import { ConfigurationError } from './platform/configuration/configuration-error.js';

/**
 * What a process does: `api` answers requests, `worker` runs the jobs, `migrate` brings the database to this release's
 * schema before the other two begin.
 */
export const processRoles = ['api', 'worker', 'migrate'] as const;
export type ProcessRole = (typeof processRoles)[number];

/**
 * The roles that a command names, all three when it names none.
 *
 * @param args what follows `main.js` on the command line
 * @throws ConfigurationError naming the argument that is no role
 */
export function readProcessRoles(args: readonly string[]): ReadonlySet<ProcessRole> {
  const roles = new Set<ProcessRole>();
  for (const argument of args) {
    const role = processRoles.find((known) => known === argument);
    if (role === undefined) {
      throw new ConfigurationError(
        `${argument} is no role of a process: name ${processRoles.join(', ')}, or none for all three.`,
      );
    }
    roles.add(role);
  }
  return roles.size === 0 ? new Set(processRoles) : roles;
}

/**
 * Refuses roles that leave something undone: a database that one process alone can open needs requests and jobs in it.
 *
 * @throws ConfigurationError saying what would do
 */
export function checkRolesFitDatabase(
  roles: ReadonlySet<ProcessRole>,
  databaseUrl: string | undefined,
): void {
  const isMigrationAlone = !roles.has('api') && !roles.has('worker');
  if (databaseUrl !== undefined || isMigrationAlone || (roles.has('api') && roles.has('worker'))) return;
  throw new ConfigurationError(
    'The embedded database serves one process, which must be api and worker at once: name both roles or none, or set DATABASE_URL.',
  );
}
