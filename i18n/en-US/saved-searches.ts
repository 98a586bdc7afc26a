export const savedSearches = {
  enterName: 'Please enter a name.',
  nameTooLong: 'The name can have up to 60 characters.',
  queryWrong: 'This search cannot be saved: set at least one word, filter or range.',
  tooMany: 'You have 50 saved searches. Please delete one first.',
} as const
