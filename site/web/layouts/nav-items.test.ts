import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { currentOf } from './current-item.ts'
import { activeItem, navItemsFor } from './nav-items.ts'

test.each([
  ['/', 0],
  [to.selfRun(), 1],
  [to.product.path, 1],
  [to.shops(), 2],
  [to.shopAbout.path, 2],
  [to.newMaterials(), 3],
  [to.caseStudy.path, 4],
  [to.newsArticle.path, 5],
  [to.search(), -1],
  ['/shopping', -1],
])('on %s item %i is active', (path, item) => expect(activeItem(path)).toBe(item))

test('new materials and cases are for the Chinese site, news for the international one', () => {
  const hrefs = (locale: 'zh-CN' | 'en-US') => navItemsFor(locale).map(({ href }) => href)
  expect(hrefs('zh-CN')).toEqual(['/', to.selfRun(), to.shops(), to.newMaterials(), to.cases()])
  expect(hrefs('en-US')).toEqual(['/', to.selfRun(), to.shops(), to.news()])
})

test.each([
  [to.enquiries(), to.enquiries(), 'page'],
  [to.quotes(), to.enquiries(), 'true'],
  [to.quotes(), to.orders(), undefined],
  [to.editAddress(), to.addresses(), 'true'],
  [to.quickOrder(), to.cart(), 'true'],
  [to.notices(), to.letters(), 'true'],
  [to.ownData(), to.accountSecurity(), 'true'],
  [to.changeEmail(), to.accountSecurity(), 'true'],
  [to.passwordByMobile(), to.accountSecurity(), 'true'],
  ['/customer/PersonalCenter/information', to.profile(), undefined],
])('in the personal centre %s marks %s as %s', (path, item, says) => expect(currentOf(item, path)).toBe(says))
