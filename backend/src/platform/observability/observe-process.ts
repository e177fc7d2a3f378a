import { getHeapStatistics } from 'node:v8';
import type { Meter } from '@opentelemetry/api';

/** What the process has taken of its computer, beside what the runtime's instrumentation measures. */
export function observeProcess(meter: Meter): void {
  const cpu = meter.createObservableCounter('process.cpu.time', {
    unit: 's',
    description: 'Time of all processors, by mode',
  });
  cpu.addCallback((result) => {
    const { user, system } = process.cpuUsage();
    result.observe(user / 1e6, { 'cpu.mode': 'user' });
    result.observe(system / 1e6, { 'cpu.mode': 'system' });
  });
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By', description: 'Resident memory' })
    .addCallback((result) => {
      result.observe(process.memoryUsage.rss());
    });
  meter
    .createObservableGauge('v8js.memory.heap.limit', { unit: 'By', description: 'The heap at most' })
    .addCallback((result) => {
      result.observe(getHeapStatistics().heap_size_limit);
    });
}
