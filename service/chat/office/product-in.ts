/** The product whose page an address alone names: it is sent as a card. */
export function productIn(text: string): number | undefined {
  const id =
    /^(?:https?:\/\/[^\s/]+)?\/(?:product\/detail|mobile\/productDetail)\?(?:\S*&)?id=(\d{1,9})(?:[&#]\S*)?$/i.exec(
      text,
    )?.[1]
  return id === undefined ? undefined : Number(id)
}
