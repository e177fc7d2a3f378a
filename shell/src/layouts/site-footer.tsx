import { Link } from 'react-router-dom';
import { todayIn } from '@drove/shared-ui/formats';
import { BRAND_NAME, BRAND_PROMISE } from '../brand';
import { siteFooterLabels } from './labels';
import { useMenu } from './menu-entries';

/** The end of every page. `compact` leaves only the lines that no page goes without, of which one leads to us. */
export function SiteFooter({ compact = false }: { compact?: boolean }) {
  const places = useMenu('footer');
  const legal = useMenu(compact ? 'legal-short' : 'legal');
  return (
    <footer className="print:hidden border-t border-base-300 bg-base-100 text-sm text-base-content/75">
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        {!compact && (
          <div className="flex flex-wrap justify-between gap-x-16 gap-y-8 py-10">
            <div>
              <p translate="no" className="text-base font-bold tracking-tight text-base-content">
                {BRAND_NAME}
              </p>
              <p className="mt-1">{`${BRAND_PROMISE}.`}</p>
            </div>
            <nav aria-label={siteFooterLabels.navigation} className="flex flex-wrap gap-x-10 gap-y-3">
              {places.map(({ path, label }) => (
                <Link key={path} to={path} className="link link-hover">
                  {label}
                </Link>
              ))}
            </nav>
          </div>
        )}
        <div
          className={`flex flex-wrap justify-between gap-x-8 gap-y-2 ${compact ? 'py-5' : 'border-t border-base-300 py-5'}`}
        >
          <p>{siteFooterLabels.copyright(todayIn().slice(0, 4), BRAND_NAME)}</p>
          <nav aria-label={siteFooterLabels.legal}>
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {legal.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path} className="link link-hover">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
