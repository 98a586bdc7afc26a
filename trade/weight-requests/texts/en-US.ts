/** The seller asks for another weight than the tolerance allows. */
export const weightRequests = {
  title: 'The seller asks for your agreement to a different weight',
  text: '{product}: {asked} instead of {ordered}. If you agree, the order is charged for the new weight; otherwise it stays as ordered.',
  agree: 'Agree to the new weight',
  decline: 'Keep it as ordered',
} as const
