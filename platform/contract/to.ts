/**
 * Every address of the site: `to.product(7)`, `to.search({ key: 'PP' })`, `to.office.order(7)`. Namespaces, so that a build
 * holds only the addresses that it uses.
 */
export * as to from './addresses/site.ts'
