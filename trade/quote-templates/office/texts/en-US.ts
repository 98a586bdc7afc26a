export const adminQuoteTemplates = {
  title: 'Quote templates',
  one: 'template',
  add: 'Add a template',
  editTitle: 'Template',
  about:
    'Terms you often quote on. Choosing a template in the quote form fills its fields; you can still change everything there.',
  asAsked: 'As requested by the buyer',
  validDaysHint: 'Days from the quote date; empty: as usual.',
  textHint: 'These texts go into the remarks of the quote, in the buyer’s language.',
  activeHint: 'Offered in the quote form.',
  choose: 'Terms from a template',
  none: 'No template',
} as const
