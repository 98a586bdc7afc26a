// A product's facets as words of its search row; `#` keeps them apart from what a text can hold.
export const brandToken = (id: number) => `#b${id}`
export const countryToken = (id: number) => `#o${id}`
export const categoryToken = (id: number) => `#c${id}`
export const labelToken = (id: number) => `#l${id}`
export const isLabelToken = (token: string) => token.startsWith('#l')
export const gradeToken = (grade: number) => `#g${grade}`
export const fieldTypeToken = (type: number) => `#f${type}`
export const selfRunToken = (yes: boolean) => `#s${Number(yes)}`
export const recommendedToken = (yes: boolean) => `#r${Number(yes)}`
export const newToken = (yes: boolean) => `#n${Number(yes)}`

// Words of the product that count for less than those of its title, and the model as a whole.
export const aliasToken = (word: string) => `~${word}`
export const pinyinToken = (word: string) => `^${word}`
export const modelToken = (key: string) => `=${key}`

// What only the product itself knows, and no group of products: what it is made into and who sells it.
export const useToken = (code: string) => `@u${code}`
export const shopToken = (id: number) => `@s${id}`
export const isOwnToken = (token: string) => token.startsWith('@')
