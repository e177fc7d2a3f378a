import {
  bellPath,
  calendarPath,
  cameraPath,
  checkPath,
  closePath,
  downloadPath,
  enlargePath,
  filterPath,
  hidePath,
  minusPath,
  nextPath,
  personPath,
  phonePath,
  photoPath,
  pinPath,
  plusPath,
  previousPath,
  printerPath,
  searchPath,
  showPath,
  trashPath,
  turnLeftPath,
  turnRightPath,
  uploadPath,
  warningPath,
  LineIcon,
} from '@drove/shared-ui/icons';

/** The icons that this remote shows. */
const paths = {
  bell: bellPath,
  calendar: calendarPath,
  camera: cameraPath,
  check: checkPath,
  close: closePath,
  download: downloadPath,
  enlarge: enlargePath,
  filter: filterPath,
  hide: hidePath,
  minus: minusPath,
  next: nextPath,
  person: personPath,
  phone: phonePath,
  photo: photoPath,
  pin: pinPath,
  plus: plusPath,
  previous: previousPath,
  printer: printerPath,
  search: searchPath,
  show: showPath,
  ticket: 'M4 9.5V6.5h16v3a2.5 2.5 0 0 0 0 5v3H4v-3a2.5 2.5 0 0 0 0-5ZM14.5 6.5v11',
  trash: trashPath,
  turnLeft: turnLeftPath,
  turnRight: turnRightPath,
  upload: uploadPath,
  warning: warningPath,
};

export type IconName = keyof typeof paths;

/** One of this remote's icons. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return <LineIcon path={paths[name]} className={className} />;
}
