/** Stands in the single bundle where the shell's federated `loadRemote` stands in the product. */
export async function loadRemote(): Promise<unknown> {
  const { remote } = await import(/* webpackChunkName: "routes" */ 'bundled-remote');
  return remote;
}
