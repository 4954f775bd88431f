/** IPv4 as a socket for both has it. */
const MAPPED = /^::ffff:(?=\d+\.)/i

/** An IPv6 address by its first 64 bits: whoever has one has all the others of them. An IPv4 address is the same however it arrives. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(MAPPED, '')
  const [before = '', after] = address.split('::', 2)
  const groups = before === '' ? [] : before.split(':')
  const rest = after ? after.split(':') : []
  const zeros = after === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
