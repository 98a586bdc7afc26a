export const members = {
  greeting: 'Good to see you, {name}',
  intro: 'What waits for you, and where to go on.',
  unread: 'Unread letters',
  newEnquiries: 'New answers to enquiries',
  latestLetters: 'Latest letters',
  allLetters: 'All letters',
  shortcuts: 'Go on with',
} as const
