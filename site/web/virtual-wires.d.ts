declare module 'virtual:wires' {
  const wires: Record<string, Record<string, import('#platform/contract/client.ts').Wire>>
  export default wires
}

declare module 'virtual:permissions' {
  /** Names of calls by the permission that they ask for. */
  const guarded: Record<string, readonly string[]>
  export default guarded
}
