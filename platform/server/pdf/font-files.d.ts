/** The path of the file, whether it is in its package or beside a build. */
declare module '*?path' {
  const path: string
  export default path
}
