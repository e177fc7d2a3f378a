export { counted, formatNumber } from './count-labels';
export { formatAbout } from './format-about';
export { formatList } from './format-list';
export {
  clockNote,
  formatClock,
  formatDay,
  formatDays,
  formatInstant,
  formatLocalTime,
  formatMonth,
  formatOnCarClock,
  formatShortMonth,
  zoneName,
} from './format-time';
export { formatUnit } from './format-unit';
export { directionsTo, platformOf } from './directions';
export { isUuid } from './is-uuid';
export { isolated } from './isolated';
export { languageName } from './language-name';
export { addDays, at, clockOf, dayOf, isDay, isLocalTime, toDate, toDay, todayIn } from './local-time';
export { formatMoney, type Money, moneyText, readMoney } from './money';
export { normalizeEmail } from './normalize-email';
export { onFirstUse, perKey } from './per-key';
export { pickDay } from './pick-day';
export { followServerClock, now } from './server-clock';
