/** When somebody is at work. */
export const officeHours = {
  weekdays: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun',
  dayRange: '{from} to {to}',
  dayBreak: '; ',
  listBreak: ', ',
  dayHours: '{days}, {opens} to {closes}',
  zoneShanghai: 'Beijing time',
  inZone: '{days} ({zone})',
} as const
