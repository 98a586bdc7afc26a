export const adminQuoteTemplates = {
  title: 'Templates of quotes',
  one: 'template',
  add: 'Add a template',
  editTitle: 'Template',
  about:
    'Terms that you quote on often. Chosen in the form of a quote, a template fills its fields; everything can still be changed there.',
  asAsked: 'As the buyer asked',
  validDaysHint: 'Days from the day of the quote; empty: as usual.',
  textHint: 'The texts go into the remarks of the quote, in the language of the buyer.',
  activeHint: 'Offered in the form of a quote.',
  choose: 'Terms from a template',
  none: 'No template',
} as const
