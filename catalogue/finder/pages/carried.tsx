interface CarriedProps {
  query: URLSearchParams
  names: readonly string[]
}

/** What a form does not show but must not lose. */
export const Carried = ({ query, names }: CarriedProps) =>
  names.flatMap((name) =>
    query.getAll(name).map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
  )
