export const addressesPath = '/customer/PersonalCenter/receipAddress'
export const editAddressPath = '/customer/PersonalCenter/receipAddress-add-or-update'
