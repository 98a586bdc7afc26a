/** How many files go with one message. */
export const mostFiles = 5
