export const adminExhibitions = {
  title: 'Exhibitions',
  one: 'Exhibition',
  add: 'Add an exhibition',
  editTitle: '{name}',
  datesTentative: 'The organiser has not confirmed the dates',
  booth: 'Our booth',
} as const
