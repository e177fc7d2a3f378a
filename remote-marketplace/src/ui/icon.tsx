import {
  boltPath,
  calendarPath,
  checkPath,
  clockPath,
  closePath,
  doorPath,
  expandPath,
  filterPath,
  fuelPath,
  gearboxPath,
  lockPath,
  nextPath,
  personPath,
  photoPath,
  pinPath,
  previousPath,
  roadPath,
  searchPath,
  seatsPath,
  shieldPath,
  trashPath,
  LineIcon,
} from '@drove/shared-ui/icons';

/** The icons that this remote shows. */
const paths = {
  bolt: boltPath,
  calendar: calendarPath,
  check: checkPath,
  clock: clockPath,
  close: closePath,
  door: doorPath,
  expand: expandPath,
  filter: filterPath,
  fuel: fuelPath,
  gearbox: gearboxPath,
  lock: lockPath,
  next: nextPath,
  person: personPath,
  photo: photoPath,
  pin: pinPath,
  previous: previousPath,
  road: roadPath,
  search: searchPath,
  seats: seatsPath,
  shield: shieldPath,
  trash: trashPath,
};

export type IconName = keyof typeof paths;

/** One of this remote's icons. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return <LineIcon path={paths[name]} className={className} />;
}
