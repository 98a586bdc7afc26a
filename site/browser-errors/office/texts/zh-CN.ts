import type { adminBrowserErrors as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminBrowserErrors: Translation<typeof english> = {
  title: '浏览器错误',
  message: '错误',
  count: '次数',
  page: '最近页面',
  browser: '最近浏览器',
  first: '首次出现',
  last: '最近出现',
}
