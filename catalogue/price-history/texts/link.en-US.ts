/** What leads from a list of goods to the trend of its category. */
export const trendLink = { ofCategory: 'Price trend of this category' } as const
