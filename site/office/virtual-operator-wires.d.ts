declare module 'virtual:operator-wires' {
  const wires: Record<string, Record<string, import('#platform/contract/client.ts').Wire>>
  export default wires
}
