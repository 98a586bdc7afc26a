export const palette = {
  ink: '#0a2a3a',
  harbour: '#0a4053',
  teal: '#14708a',
  lagoon: '#4f9fae',
  mist: '#a9cdd5',
  fog: '#dce9ed',
  paper: '#f4f8f9',
  amber: '#e58a1f',
  apricot: '#f5b866',
  cream: '#fdf1df',
  steel: '#c3d0d7',
  slate: '#6e8795',
} as const
