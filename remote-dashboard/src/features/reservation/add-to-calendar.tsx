import { useApi } from '@drove/api-client';
import type { Reservation } from '../../api/reservations';
import { DownloadFile } from '../../ui/download-file';
import { addToCalendarLabels } from './facts-labels';

/** Hands over the trip as a file that calendars open; nothing unless the trip is ahead or under way. */
export function AddToCalendar({ reservation }: { reservation: Reservation }) {
  const api = useApi();
  const { reservation_uuid: uuid, booking_code: code, status } = reservation;
  if (status !== 'confirmed' && status !== 'in_progress') return null;
  const path = { reservation_uuid: uuid };
  return (
    <DownloadFile
      fetchFile={() => api.file('/reservations/{reservation_uuid}/calendar.ics', { path })}
      name={`trip-${code}.ics`}
      icon="calendar"
      className="btn-outline btn-sm print:hidden"
    >
      {addToCalendarLabels.add}
    </DownloadFile>
  );
}
