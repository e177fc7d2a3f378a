import { Link } from 'react-router-dom';
import { todayIn } from '@drove/shared-ui/formats';
import { BRAND_NAME, BRAND_PROMISE } from '../brand';
import { siteFooterLabels } from './labels';

const legalPages = [
  { to: '/help', label: siteFooterLabels.help },
  { to: '/terms', label: siteFooterLabels.terms },
  { to: '/privacy', label: siteFooterLabels.privacy },
  { to: '/imprint', label: siteFooterLabels.imprint },
];

const contact = { to: '/contact', label: siteFooterLabels.contactUs };

/** The end of every page. `compact` leaves only the lines that no page goes without, of which one leads to us. */
export function SiteFooter({ compact = false }: { compact?: boolean }) {
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
              <Link to="/carlisting" className="link link-hover">
                {siteFooterLabels.findCar}
              </Link>
              <Link to="/upload-car-page" className="link link-hover">
                {siteFooterLabels.listYourCar}
              </Link>
              <Link to="/contact" className="link link-hover">
                {siteFooterLabels.contactUs}
              </Link>
              <Link to="/dashboard" className="link link-hover">
                {siteFooterLabels.dashboard}
              </Link>
            </nav>
          </div>
        )}
        <div
          className={`flex flex-wrap justify-between gap-x-8 gap-y-2 ${compact ? 'py-5' : 'border-t border-base-300 py-5'}`}
        >
          <p>{siteFooterLabels.copyright(todayIn().slice(0, 4), BRAND_NAME)}</p>
          <nav aria-label={siteFooterLabels.legal}>
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {(compact ? [contact, ...legalPages] : legalPages).map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="link link-hover">
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
