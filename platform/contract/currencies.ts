export const currencies = ['CNY', 'USD'] as const
export type Currency = (typeof currencies)[number]
