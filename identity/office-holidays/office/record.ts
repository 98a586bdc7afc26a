import { record } from '#platform/office/records/record.ts'

/** Days on which the office is closed, or works although the week says otherwise. */
export const officeHolidayRecord = record({
  name: 'officeHolidays',
  noun: 'officeHoliday',
  section: 'service',
  read: 'service.read',
  edit: 'service.edit',
  texts: 'adminHolidays',
  about: 'adminHolidays.about',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 60, need: 'both' },
    startDate: { kind: 'day' },
    endDate: { kind: 'day' },
    works: { kind: 'tick', label: 'adminHolidays.works', hint: 'adminHolidays.worksHint' },
  },
  rules: [
    {
      field: 'endDate',
      message: 'adminContent.endsBefore',
      holds: ({ startDate, endDate }) => String(endDate) >= String(startDate),
    },
  ],
  columns: ['name', 'startDate', 'endDate', 'works'],
  filters: { works: 'adminHolidays.works' },
  sort: ['startDate', 'endDate', 'name', 'nameEn'],
  inOrder: true,
})
