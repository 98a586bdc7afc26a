declare module 'virtual:operator-wires' {
  const wires: Record<string, Record<string, import('#contract/client.ts').Wire>>
  export default wires
}
