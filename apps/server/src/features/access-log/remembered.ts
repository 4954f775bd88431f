/**
 * What is read of a text, once for the same one. Beyond `most` texts all are forgotten: an order of those asked for last costs more than reading a
 * few anew. Texts longer than `longest` characters are read each time.
 */
export function remembered<V>(most: number, longest: number, read: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = read(text)
    if (text.length > longest) return value
    if (known.size >= most) known.clear()
    known.set(text, value)
    return value
  }
}
