/** How charts look in both themes, as the shell's tokens say. */
const ink = 'color-mix(in oklab, var(--color-base-content) 75%, transparent)';

export const axisLook = { tick: { fill: ink, fontSize: 12 }, tickLine: false, axisLine: false } as const;

export const tooltipLook = {
  cursor: { fill: 'color-mix(in oklab, var(--color-primary) 10%, transparent)' },
  contentStyle: {
    background: 'var(--color-base-100)',
    border: '1px solid var(--color-base-300)',
    borderRadius: 'var(--radius-field)',
    color: 'var(--color-base-content)',
  },
  itemStyle: { color: 'var(--color-base-content)' },
} as const;
