/** A page's code, loaded when the page is opened. The build adds which source file that is, so that it can be preloaded. */
export interface PageFile<Module = unknown> {
  (): Promise<Module>
  file?: string
}

/** Gives every `() => import('#a/b-page.tsx')` of a source its `file`. */
export const nameFiles = (source: string) =>
  source.replace(/\(\) =>\s+import\('#([^']+-page\.tsx)'\)/g, "Object.assign($&, { file: '$1' })")
