export const adminHolidays = {
  title: 'Office holidays',
  one: 'Holiday',
  add: 'Add a holiday',
  editTitle: 'Holiday {name}',
  about:
    'On these days nobody waits by the clock and no next step falls due; visitors read for which holiday the office is closed.',
  works: 'Working day',
  worksHint:
    'The office works on these days to make up for a holiday, by the hours of the weekday, else of the first day of the week.',
} as const
