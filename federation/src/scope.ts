/**
 * The npm scope of every package of this repository. It belongs to the company that runs the marketplace, on the
 * registry that its teams use, and `.npmrc` maps it there: a name without a scope is anyone's on the public registry. The same word stands in the
 * packages' names and in the imports, which tests compare with it.
 */
export const scope = '@drove';

/** A workspace's package name: `@drove/shared-ui` for `shared-ui`. */
export const packageOf = (workspace: string): string => `${scope}/${workspace}`;

/** The workspace that a package name belongs to: `shared-ui` for `@drove/shared-ui`. */
export const workspaceOf = (name: string): string => name.replace(`${scope}/`, '');
