export const savedSearches = {
  enterName: 'Please enter a name.',
  nameTooLong: 'The name can have up to 60 characters.',
  queryWrong: 'This search cannot be saved: set at least one word, filter or range.',
  tooMany: 'You have 50 saved searches. Please delete one first.',

  saveThis: 'Save search',
  name: 'Name of the search',
  alertMe: 'Tell me about new products',
  alertHint: 'You get a message when a new product matches.',
  save: 'Save',
  saved: 'Saved as “{name}”.',
  savedWithAlert: 'Saved as “{name}”. You get a message when a new product matches.',
  savedOn: 'Saved on {date}',
  lastAlert: 'last message on {date}',
  alertOn: 'Alert on',
  alertOff: 'Alert off',
  alertFor: 'Alert for {name}',
  run: 'Search',
  delete: 'Delete',
  deleteThis: 'Delete {name}',
  deleteAsk: 'Delete the saved search “{name}”?',
  cancel: 'Cancel',
  intro: 'Searches you have saved. With the alert on, you get a message as soon as a new product matches.',
  signIn: 'Sign in to save searches',
  signInText:
    'Save a search with its filters and property ranges, run it again with one click, and be told when something new matches.',
  empty: 'No saved searches yet',
  emptyText: 'Search for a grade or set a few properties, then choose “Save search” above the result.',
  findProducts: 'Find products',
} as const

export const finder = {
  selfRunIntro: 'Our own brand: from our stock, with our lab values and one price for everybody.',
  blendingIntro: 'Tougheners, compatibilisers and carriers that bring a blend to its numbers.',
  newIntro: 'Prime grades that came into the catalogue lately, and themes worth a look.',
} as const
