/** Stands in the single bundle where the shell's federated `loadRemote` stands in the product. */
export async function loadRemote({ name }: { name: string }): Promise<unknown> {
  const { remote } =
    name === 'remote-auth'
      ? await import(/* webpackChunkName: "routes-of-auth" */ 'bundled-auth')
      : await import(/* webpackChunkName: "routes-of-marketplace" */ 'bundled-marketplace');
  return remote;
}
