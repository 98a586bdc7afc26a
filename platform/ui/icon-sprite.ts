import { iconPaths } from './icon-paths.ts'

const symbols = Object.entries(iconPaths).map(
  ([name, path]) =>
    `<symbol id="icon-${name}" viewBox="0 0 20 20"><path vector-effect="non-scaling-stroke" d="${path}"/></symbol>`,
)

/** Every icon once per document. */
export const iconSprite = `<svg class="icon-sprite">${symbols.join('')}</svg>`
