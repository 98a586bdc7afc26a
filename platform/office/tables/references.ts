export interface Reference {
  id: number
  code: string
  name: string
  nameEn: string
}

/** What a table refers to, by number, and by code or name as people write it. */
export class References<Row extends Reference = Reference> {
  readonly list: readonly Row[]
  readonly #byId: Map<number, Row>
  #byWord: Map<string, Row> | undefined

  constructor(list: readonly Row[]) {
    this.list = list
    this.#byId = new Map(list.map((row) => [row.id, row]))
  }

  has(id: number): boolean {
    return this.#byId.has(id)
  }

  get(id: number): Row | undefined {
    return this.#byId.get(id)
  }

  /** Codes come before names: a name may be anybody's. */
  named(word: string): Row | undefined {
    this.#byWord ??= new Map([
      ...this.list.toReversed().flatMap((row): [string, Row][] => [
        [plain(row.name), row],
        [plain(row.nameEn), row],
      ]),
      ...this.list.map((row): [string, Row] => [plain(row.code), row]),
    ])
    return this.#byWord.get(plain(word))
  }
}

/** As words are compared that people typed. */
export const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()
