export const ordersPath = '/customer/shopping/order'
export const orderPath = (id: number) => `${ordersPath}?id=${id}`
/** A form of its own on the same address. */
export const orderFormPath = (id: number, form: 'comment' | 'return') => `${orderPath(id)}&do=${form}`
