import { record } from '#platform/office/records/record.ts'

/** Companies that get the same prices; a company's page says which group it is of. */
export const companyGroupRecord = record({
  name: 'companyGroups',
  noun: 'companyGroup',
  section: 'terms',
  read: 'members.read',
  edit: 'prices.edit',
  texts: 'adminCompanyGroups',
  about: 'adminCompanyGroups.about',
  heading: 'name',
  fields: { name: { kind: 'pair', most: 80, need: 'both' } },
  counts: { companies: 'adminCompanyGroups.companies', priceLists: 'adminCompanyGroups.priceLists' },
  uses: ['companies', 'priceLists'],
  columns: ['name', 'companies', 'priceLists'],
  filters: { unused: 'adminForm.use' },
  sort: ['name', 'nameEn', 'companies'],
})
