/** What leads from a list of goods to the trend of its category. */
export const trendLink = { ofCategory: 'Price trend for this category' } as const
