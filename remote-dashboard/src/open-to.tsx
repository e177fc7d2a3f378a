import { useLocation } from 'react-router-dom';
import { RequireRole, type RemoteRoute } from '@drove/shared-auth';
import { accessFor, type Audience } from './features/access/access';
import { Page, type PageProps } from './ui/page';

/** A route whose title is also its heading, unless it has no width: its screen then draws the whole page. */
interface PageRoute extends RemoteRoute, Pick<PageProps, 'purpose' | 'sections'> {
  width?: PageProps['width'];
  /** Its entries are read beside their list, which stays while one goes from one to the other. */
  isOnePage?: boolean;
}

/** What the pages of a group have in common. */
type CommonPage = Pick<PageRoute, 'width' | 'sections'>;

/** The routes of pages for one audience, each with its role and its page around its screen. */
export function openTo(audience: Audience, common: CommonPage, routes: PageRoute[]): RemoteRoute[] {
  return routes.map((each) => openPage(audience, { ...common, ...each }));
}

function openPage(audience: Audience, { width, purpose, sections, isOnePage, ...route }: PageRoute) {
  return {
    ...route,
    screen: async () => {
      const Screen = await route.screen();
      return function GuardedScreen() {
        const { pathname } = useLocation();
        // Another entry is another page: no choice made for one stays for the next.
        const screen = <Screen key={isOnePage ? route.path : pathname} />;
        const page = width && {
          width,
          heading: route.title,
          ...(purpose && { purpose }),
          ...(sections && { sections }),
        };
        return (
          <RequireRole access={accessFor(audience)} frame="dashboard">
            {page ? <Page {...page}>{screen}</Page> : screen}
          </RequireRole>
        );
      };
    },
  };
}
