import { SymbolFlags, TypeFlags, type Checker, type Type, type TypeReference } from 'typescript/unstable/sync'
import type { Seen } from './seen.ts'

const primitives = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined, 'undefined'],
] as const

// Types that leave open what is in them, or that depend on a type parameter.
const open = TypeFlags.AnyOrUnknown | TypeFlags.InstantiableNonPrimitive

/** Where what was seen is not what one of the types says, each with the path of the value. */
export function differences(checker: Checker, seen: Seen, types: readonly Type[], path = ''): string[] {
  const members = types.flatMap(membersOf)
  if (members.some(({ flags }) => flags & open)) return []
  const byKind = Map.groupBy(members, (member) => kindOf(checker, member))
  const wrong = seen.kinds.filter((kind) => !byKind.has(kind))
  if (wrong.length > 0)
    return [`${path || 'row'}: is ${wrong.join(', ')}, its type says ${[...byKind.keys()].join(', ')}`]
  const items = (byKind.get('array') ?? []).flatMap((array) => checker.getTypeArguments(array as TypeReference))
  return [
    ...(byKind.has('object') ? inObjects(checker, seen, byKind.get('object') ?? [], path) : []),
    ...(seen.items ? differences(checker, seen.items, items, `${path}[]`) : []),
  ]
}

const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes().flatMap(membersOf) : [type])

function kindOf(checker: Checker, type: Type): string {
  const parts = type.isIntersectionType() ? type.getTypes() : [type]
  const primitive = primitives.find(([flag]) => parts.some(({ flags }) => flags & flag))
  if (type.getSymbol()?.name === 'Buffer') return 'bytes'
  return primitive?.[1] ?? (checker.isArrayLikeType(type) ? 'array' : 'object')
}

/** A property is one of the types', and is in every object unless a type can do without. */
function inObjects(checker: Checker, seen: Seen, types: readonly Type[], path: string): string[] {
  const named = Map.groupBy(
    types.flatMap((type) => checker.getPropertiesOfType(type)),
    ({ name }) => name,
  )
  const any = types.flatMap((type) => checker.getIndexInfosOfType(type).map(({ valueType }) => valueType))
  const at = (name: string) => (path ? `${path}.${name}` : name)
  // `object` itself leaves open what is in it.
  if (named.size === 0 && any.length === 0 && path) return []
  // Of a row the columns are known even when there is no row.
  const looked = seen.objects > 0 || path === ''

  const missing = [...named].flatMap(([name, same]) => {
    const needed = same.length === types.length && same.every(({ flags }) => !(flags & SymbolFlags.Optional))
    const part = seen.properties[name]
    return needed && looked && (!part || part.times < seen.objects) ? `${at(name)}: is missing` : []
  })
  const others = Object.entries(seen.properties).flatMap(([name, { value }]) => {
    const declared = (named.get(name) ?? []).flatMap((symbol) => checker.getTypeOfSymbol(symbol) ?? [])
    const expected = [...declared, ...any]
    return expected.length > 0 ? differences(checker, value, expected, at(name)) : `${at(name)}: is in no type`
  })
  return [...missing, ...others]
}
