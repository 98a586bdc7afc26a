export const mostEnquiryLines = 100
export const mostAttachments = 10
export const mostWantedRanges = 8
export const mostShops = 5
/** Quantities of a line beside its first. */
export const mostFurther = 4
