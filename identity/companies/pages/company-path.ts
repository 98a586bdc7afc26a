export const companyPath = '/customer/PersonalCenter/company'
