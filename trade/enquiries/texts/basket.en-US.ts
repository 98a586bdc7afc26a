export const basketArea = { enquiryBasket: { added: 'Added to your enquiry: {title}' } } as const
