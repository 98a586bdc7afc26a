/** Apart from the schemas, because pages need these alone. */
export const chatLimits = { text: 2000, page: 50 }
