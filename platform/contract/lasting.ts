/** Objects that nobody changes and that many answers are made of. What is made of one of them alone can be kept beside it. */
const lasting = new WeakSet<object>()

const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const kind: unknown = Object.getPrototypeOf(value)
  return kind === Object.prototype || kind === Array.prototype
}

/** Says so of an object, or of a list and each in it. Tests find who changes one all the same. */
export function asLasting<Value>(value: Value): Value {
  if (!isPlain(value)) return value
  lasting.add(value)
  if (Array.isArray(value)) value.filter(isPlain).forEach((each) => lasting.add(each))
  if (!import.meta.env?.PROD) freeze(value)
  return value
}

function freeze(value: object) {
  if (Object.isFrozen(value)) return
  Object.freeze(value)
  Object.values(value).filter(isPlain).forEach(freeze)
}

/** Makes something of objects, once of each that lasts; that lasts too. */
export function onceOfEach<From, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<object, Made>()
  return (from) => {
    if (typeof from !== 'object' || from === null || !lasting.has(from)) return make(from)
    const known = made.get(from)
    if (known !== undefined) return known
    const fresh = asLasting(make(from))
    made.set(from, fresh)
    return fresh
  }
}
