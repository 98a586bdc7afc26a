declare module 'virtual:wires' {
  const wires: Record<string, Record<string, import('#platform/contract/client.ts').Wire>>
  export default wires
}

declare module 'virtual:permissions' {
  const permissions: Record<string, readonly string[]>
  export default permissions
}
