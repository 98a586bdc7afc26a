import type { Storage } from './storage.ts'

/** Stores the file of a key, if it is one that it makes; answers whether it is there now. */
export type MakeFile = (key: string, storage: Storage) => Promise<boolean>

let makeFile: MakeFile | undefined

/** Names who makes files that are asked for before anybody stored them. */
export const connectLateFiles = (make: MakeFile) => {
  makeFile = make
}

export const withLateFiles = (storage: Storage): Storage => ({
  ...storage,
  async open(key) {
    const file = await storage.open(key)
    return file || !(await makeFile?.(key, storage)) ? file : storage.open(key)
  },
})
