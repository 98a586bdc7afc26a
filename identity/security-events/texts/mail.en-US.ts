export const securityMail = {
  subject: 'Security alarm: {event}',
  text: {
    one: '{event}: {count} time in the last {minutes} minutes.',
    other: '{event}: {count} times in the last {minutes} minutes.',
  },
  button: 'View events',
  once: 'At most one such e-mail is sent per event every {minutes} minutes.',
} as const
