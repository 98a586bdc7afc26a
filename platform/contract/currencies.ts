export const currencies = ['CNY', 'USD'] as const
export type Currency = (typeof currencies)[number]

export const isCurrency = (text: string | undefined): text is Currency => currencies.some((each) => each === text)
