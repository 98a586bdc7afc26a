export const home = {
  heroTitle: 'Find the grade. Know the numbers. Get the price.',
  heroText:
    'Resins, compounds, recyclates and additives from producers and traders in one place, in Chinese and English.',
  byName: 'Search by name',
  sendEnquiry: 'Request a quote',
  materials: 'Materials by type',
  exhibitions: 'Meet us at',
  booth: 'Booth {booth}',
  tentative: 'dates to be confirmed by the organiser',
  learnMore: 'Read more',
  highlights: 'Highlights',
  labels: 'Looking for a property?',
} as const
