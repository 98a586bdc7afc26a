import { kinds } from '#identity/letters/notice.ts'
import { to } from '#platform/contract/to.ts'

export const savedSearchNotices = kinds({
  'savedSearch.found': {
    topic: 'savedSearches',
    subject: 'mail.savedSearchSubject',
    text: 'mail.savedSearchText',
    label: 'mail.savedSearchOpen',
    link: (query: string) => `${to.search()}?${query}`,
  },
})
