interface ChartKeyProps {
  items: { label: string; className: string }[];
}

/** Which colour of a chart means what. */
export function ChartKey({ items }: ChartKeyProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-base-content/80">
      {items.map(({ label, className }) => (
        <li key={label} className="flex items-center gap-2">
          <span className={`size-3 rounded-sm ${className}`} aria-hidden="true" />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
