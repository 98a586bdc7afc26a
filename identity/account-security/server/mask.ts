/** 138****0001: enough to recognise the own, not enough to call it. */
export const maskMobile = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

/** b***r@example.com */
export const maskEmail = (email: string) =>
  email.replace(/^(.)(.*?)(.?)@/, (_, first, __, last) => `${first}***${last}@`)
