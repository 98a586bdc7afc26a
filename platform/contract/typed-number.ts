// A comma or a space parts thousands or nothing: whoever types 1,25 means another number than 125.
const grouped = /^[-−+]?[1-9]\d{0,2}(?:([,\s])\d{3})(?:\1\d{3})*(?:\.|$)/

/** `1,250.50` and `1 250.50` as `1250.50`; what is not grouped like that stays for the field to refuse. */
export const ungrouped = (typed: string) => (grouped.test(typed) ? typed.replaceAll(/[,\s]/g, '') : typed)
