/** A bag to try is not a part of a tonne. */
export const inKilograms = (kilograms: number): string => `${kilograms} kg`
