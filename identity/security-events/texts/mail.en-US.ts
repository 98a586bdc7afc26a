export const securityMail = {
  subject: 'Security alarm: {event}',
  text: {
    one: '{event}: {count} time in the last {minutes} minutes.',
    other: '{event}: {count} times in the last {minutes} minutes.',
  },
  button: 'Look at the events',
  once: 'There is at most one such mail per event in {minutes} minutes.',
} as const
