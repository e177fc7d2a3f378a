/**
 * Removes the service worker from this browser, with all that was kept for when the network is away. Part of the inline
 * script, so that a worker that gives the app wrong files is removed, too. Never throws.
 */
export async function removeWorker(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((one) => one.unregister()));
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // A page that is not secure has neither, and a browser that lets no one look has kept nothing.
  }
}

/** Whether the page is to have a worker; without a word it is not. */
export function wantsWorker(): boolean {
  try {
    const text = document.getElementById('configuration')?.textContent ?? '';
    return (JSON.parse(text) as { worker?: unknown }).worker === true;
  } catch {
    return false;
  }
}
