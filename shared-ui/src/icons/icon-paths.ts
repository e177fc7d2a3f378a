/* Paths of line icons on a field of 24 by 24; each is an export of its own, so that a build has those it uses. */
export const bellPath = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5a2.2 2.2 0 0 0 4 0';
export const boltPath = 'M13 3 5 13.5h6L11 21l8-10.5h-6Z';
export const calendarPath =
  'M7 3v3m10-3v3M4 9.5h16M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5Z';
export const cameraPath =
  'M4 8.5A1.5 1.5 0 0 1 5.5 7h2L9 4.5h6L16.5 7h2A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z';
export const checkPath = 'm5 12.5 4.5 4.5L19 7.5';
export const circlePath = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z';
export const clockPath = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.5 2';
export const closePath = 'm6 6 12 12M18 6 6 18';
export const donePath = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm-4-8.5 3 3 5-5.5';
export const doorPath = 'M6 20V10.5L11 5h6a1 1 0 0 1 1 1v14ZM6 12h12m-4 3h1.5';
export const downloadPath = 'M12 4v11m-4.5-4 4.5 4.5 4.5-4.5M5 19.5h14';
export const enlargePath = 'M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7';
export const expandPath = 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5';
export const filterPath =
  'M4 7h9m4 0h3M4 17h3m4 0h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
export const fuelPath =
  'M5 20V5.5A1.5 1.5 0 0 1 6.5 4h6A1.5 1.5 0 0 1 14 5.5V20M4 20h11M5 10.5h9m0 2h1.5a1.5 1.5 0 0 1 1.5 1.5v2.5a1.5 1.5 0 0 0 3 0V9l-3-3';
export const gearboxPath = 'M6 5v14M12 5v14M18 5v5.5a1.5 1.5 0 0 1-1.5 1.5H6';
export const hidePath =
  'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM4 4l16 16';
export const lockPath =
  'M7 11h10a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 7 11Zm1.5 0V8a3.5 3.5 0 0 1 7 0v3';
export const minusPath = 'M5 12h14';
export const nextPath = 'm9.5 5 7 7-7 7';
export const personPath = 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6';
export const phonePath =
  'M8.5 4H5.8A1.8 1.8 0 0 0 4 5.9 14.6 14.6 0 0 0 18.1 20a1.8 1.8 0 0 0 1.9-1.8v-2.7l-4.4-1.6-1.9 1.9a11 11 0 0 1-5.5-5.5l1.9-1.9Z';
export const photoPath =
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5ZM4 16l4.5-4.5 4 4 3-3L20 16M15 9.5h.01';
export const pinPath =
  'M12 21s7-6.1 7-11.2A7 7 0 0 0 5 9.8C5 14.9 12 21 12 21Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
export const plusPath = 'M12 5v14M5 12h14';
export const previousPath = 'm14.5 5-7 7 7 7';
export const printerPath =
  'M7 9V4h10v5M7 17H4.5v-6A1.5 1.5 0 0 1 6 9.5h12a1.5 1.5 0 0 1 1.5 1.5v6H17M7 14h10v6H7Z';
export const roadPath = 'm7 20 3-16m7 16L14 4m-2 1v2m0 3.5v3m0 3.5v2.5';
export const searchPath = 'm20 20-4.5-4.5M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z';
export const seatsPath =
  'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-7 9c.6-3.7 3.4-5.8 7-5.8s6.4 2.1 7 5.8';
export const shieldPath = 'M12 3.5 5 6v5.5c0 4.3 2.9 7.6 7 9 4.1-1.4 7-4.7 7-9V6Zm-3 8.3 2.2 2.2 4-4.2';
export const showPath =
  'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z';
export const trashPath = 'M5 7h14M10 7V4.5h4V7m-7.5 0 .8 12.5h9.4L17.5 7M10 11v5m4-5v5';
export const turnLeftPath = 'M5 5v5h5M5.6 10A7.5 7.5 0 1 1 5 15';
export const turnRightPath = 'M19 5v5h-5M18.4 10A7.5 7.5 0 1 0 19 15';
export const uploadPath = 'M12 16V5m-4.5 4L12 4.5 16.5 9M5 19.5h14';
export const warningPath = 'M12 4.5 3.5 19h17ZM12 10v4m0 2.5h.01';
