import type { Observability } from './observability.js';
import type { ObservabilitySettings } from './observability-settings.js';

/**
 * Starts what the settings ask for; undefined, with nothing loaded, when they ask for nothing.
 *
 * @throws ConfigurationError when the port of the metrics is taken
 */
export async function startObservability(
  settings: ObservabilitySettings,
): Promise<Observability | undefined> {
  if (!settings.traces && !settings.metrics && settings.prometheus === undefined) return undefined;
  const { createObservability } = await import('./create-observability.js');
  return await createObservability(settings);
}
