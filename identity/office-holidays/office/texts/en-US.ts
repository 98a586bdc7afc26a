export const adminHolidays = {
  title: 'Office holidays',
  one: 'Holiday',
  add: 'Add a holiday',
  editTitle: 'Holiday {name}',
  about:
    'Response times and next steps pause on holidays; make-up days count as working days. Visitors see which holiday the office is closed for.',
  works: 'Working day',
  worksHint:
    'The office works on these days to make up for a holiday, by the hours of the weekday, else of the first day of the week.',
} as const
