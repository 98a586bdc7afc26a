/** Stored by what was agreed under it, so it never changes. */
export const termCode = {
  kind: 'line',
  most: 20,
  need: true,
  fixed: true,
  pattern: /^[A-Z][A-Z0-9_]{1,19}$/,
  message: 'adminPaymentTypes.codeWrong',
  hint: 'adminPaymentTypes.codeHint',
} as const
