/** Said by the server, so that no page carries it on the other days. */
export const officeClosed = {
  today: 'Closed today: {name}. Back on {day}.',
} as const
