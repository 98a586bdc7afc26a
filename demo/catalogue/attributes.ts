import { AttributeFilter, AttributeInput, AttributeSearch, AttributeSelection } from '#platform/contract/enums.ts'
import { colours } from './colours.ts'
import { labelOf, processes, type ProcessCode } from './labels.ts'

type AttributeOption = { code: string; nameEn: string; nameZh: string; hex: string | null }

/** What is chosen from a list rather than measured. */
export type ChoiceAttribute = {
  code: 'colour' | 'form' | 'process'
  nameEn: string
  nameZh: string
  selectionType: AttributeSelection
  inputType: AttributeInput
  filterType: AttributeFilter
  searchType: AttributeSearch
  options: AttributeOption[]
}

const forms = {
  pellet: ['Pellets', '颗粒'],
  flake: ['Flakes', '片料'],
  regrind: ['Regrind', '破碎粒'],
  powder: ['Powder', '粉料'],
  masterbatch: ['Masterbatch', '母粒'],
} as const

export const choiceAttributes: ChoiceAttribute[] = [
  {
    code: 'colour',
    nameEn: 'Colour',
    nameZh: '颜色',
    selectionType: AttributeSelection.single,
    inputType: AttributeInput.list,
    filterType: AttributeFilter.colour,
    searchType: AttributeSearch.keyword,
    options: Object.entries(colours).map(([code, [hex, nameEn, nameZh]]) => ({ code, nameEn, nameZh, hex })),
  },
  {
    code: 'form',
    nameEn: 'Form',
    nameZh: '形态',
    selectionType: AttributeSelection.single,
    inputType: AttributeInput.list,
    filterType: AttributeFilter.normal,
    searchType: AttributeSearch.keyword,
    options: Object.entries(forms).map(([code, [nameEn, nameZh]]) => ({ code, nameEn, nameZh, hex: null })),
  },
  {
    code: 'process',
    nameEn: 'Processing',
    nameZh: '加工方式',
    selectionType: AttributeSelection.multiple,
    inputType: AttributeInput.list,
    filterType: AttributeFilter.normal,
    searchType: AttributeSearch.keyword,
    options: (Object.keys(processes) as ProcessCode[]).map((code) => ({ ...labelOf(code), hex: null })),
  },
]
