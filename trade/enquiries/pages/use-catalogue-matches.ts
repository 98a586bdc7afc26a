import { useEffect, useState } from 'react'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { useApi } from '#platform/web/api-context.ts'
import { namesGrade } from './names-grade.ts'

const pause = 500
/** Each costs a search. */
const mostSearched = 40
const hits = 5

/** The grade of the catalogue that a line names, by its words; null where there is none, undefined until that is known. */
export function useCatalogueMatches(names: readonly string[]) {
  const api = useApi()
  const [found, setFound] = useState<ReadonlyMap<string, ProductItem | null>>(new Map())
  const wanted = [...new Set(names.filter(Boolean))].slice(0, mostSearched).join('\n')
  useEffect(() => {
    if (!api || wanted === '') return
    const abort = new AbortController()
    const search = async () => {
      for (const name of wanted.split('\n').filter((each) => !found.has(each))) {
        const { list } = await api.products.list({ key: name, limit: hits }, { signal: abort.signal })
        const match = list.find(({ modelName }) => namesGrade(name, modelName)) ?? null
        setFound((known) => new Map(known).set(name, match))
      }
    }
    const timer = setTimeout(() => void search().catch(() => undefined), pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
    // What was found while it runs starts nothing anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [api, wanted])
  return found
}
