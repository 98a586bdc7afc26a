export const mostEnquiryLines = 100
export const mostAttachments = 10
export const mostWantedRanges = 8
export const mostShops = 5
