export const adminExhibitions = {
  title: 'Exhibitions',
  one: 'Exhibition',
  add: 'Add an exhibition',
  editTitle: '{name}',
  datesTentative: 'The organiser has not confirmed the days',
  booth: 'Our booth',
} as const
