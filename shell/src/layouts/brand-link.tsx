import { Link } from 'react-router-dom';
import { BRAND_NAME } from '../brand';
import { BrandMark } from '../brand-mark';
import { brandLinkLabels } from './labels';

/** The product's sign and name, which lead home. */
export function BrandLink() {
  return (
    <Link
      to="/"
      aria-label={brandLinkLabels.name(BRAND_NAME)}
      className="flex min-w-0 items-center gap-2.5 rounded-field"
    >
      <BrandMark />
      <span className="truncate text-xl font-bold tracking-tight">{BRAND_NAME}</span>
    </Link>
  );
}
