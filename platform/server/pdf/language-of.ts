/**
 * The language of a line, where it is not that of its document: readers pronounce it otherwise. Names of methods, units
 * and numbers have none.
 */
export function otherLanguage(text: string, language: string): string | undefined {
  const isChinese = /\p{Script=Han}/u.test(text)
  if (language === 'zh-CN') return !isChinese && /\p{Ll}{3}/u.test(text) ? 'en-US' : undefined
  return isChinese ? 'zh-CN' : undefined
}
