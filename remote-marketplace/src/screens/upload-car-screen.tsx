import { loadPart, may, RequireRole, useSession } from '@drove/shared-auth';
import { accessFor } from '../features/access/access';
import { HostingPage } from '../features/hosting/hosting-page';
import { uploadCarScreenLabels } from '../features/list-car/labels';

// Most who come here from the public pages do not host yet.
const ListCar = loadPart(() => import('../features/list-car/list-car').then((m) => m.ListCar), {
  what: uploadCarScreenLabels.part,
  loading: <div className="min-h-dvh" />,
});

/** Where a car is listed, from the public pages; and for everyone who does not host yet, what that is. */
export function UploadCarScreen() {
  const session = useSession();
  const user = session.status === 'signed-in' && session.user.kind === 'full' ? session.user : undefined;
  const isCustomer = user?.status === 'active' && may(user, 'rent') && !may(user, 'host');
  if (session.status === 'signed-out' || isCustomer) {
    return <HostingPage heading={uploadCarScreenLabels.heading} />;
  }
  return (
    <RequireRole access={accessFor('owners')}>
      <ListCar heading={uploadCarScreenLabels.heading} />
    </RequireRole>
  );
}
