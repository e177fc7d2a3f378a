import { Link } from 'react-router-dom';
import { counted, formatInstant } from '@drove/shared-ui/formats';
import { PersonName } from '@drove/shared-ui';
import type { CarVerification } from './api/car-verifications';
import { Icon } from '../../ui/icon';
import { carWarningsLabels } from './labels';

/** What deserves a second look: another car with the same papers, and what has changed since a person said yes. */
export function CarWarnings({ verification }: { verification: CarVerification }) {
  const { same_plate: alike, approved_at: approvedAt, changes, new_photo_uuids: added } = verification;
  const changed = [
    changes.length > 0 && counted(changes.length, 'entry', 'entries'),
    added.length > 0 && counted(added.length, 'new photo'),
  ].filter(Boolean);

  return (
    <>
      {approvedAt && (
        <p className="mt-4 text-base-content/80">
          <span>{carWarningsLabels.lastApproval(formatInstant(approvedAt))}</span>{' '}
          <span>
            {changed.length > 0 ? (
              <strong className="font-semibold text-base-content">
                {carWarningsLabels.changed(changed.join(' and '))}
              </strong>
            ) : (
              carWarningsLabels.unchanged
            )}
          </span>
        </p>
      )}
      {alike.length > 0 && (
        <div className="mt-4 flex gap-3 rounded-box border border-error/40 bg-error/10 p-4">
          <Icon name="warning" />
          <div>
            <p className="font-semibold">{carWarningsLabels.duplicate}</p>
            <ul>
              {alike.map(({ car_uuid: uuid, name, owner_name: owner }) => (
                <li key={uuid}>
                  <Link to={`/dashboard/car-verification/${uuid}`} className="link">
                    {name || carWarningsLabels.unnamedCar}
                  </Link>
                  , <PersonName>{owner}</PersonName>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}
