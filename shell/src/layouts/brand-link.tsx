import { Link } from 'react-router-dom';
import { BRAND_NAME } from '../brand';
import { BrandMark } from '../brand-mark';

/** The product's sign and name, which lead home. */
export function BrandLink() {
  return (
    <Link
      to="/"
      aria-label={`${BRAND_NAME}, home page`}
      className="flex min-w-0 items-center gap-2.5 rounded-field"
    >
      <BrandMark />
      <span className="truncate text-xl font-bold tracking-tight">{BRAND_NAME}</span>
    </Link>
  );
}
