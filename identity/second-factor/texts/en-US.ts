export const secondFactor = {
  wrongCode: 'This code is not right, was used before, or is too old',
} as const
