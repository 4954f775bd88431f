/** Joins the parts that neither what was said nor another part says already ("Handebol" beside "Handebol feminino"). */
export function withoutEchoes(before: string, parts: readonly (string | null)[]): string {
  const given = parts.filter((part): part is string => Boolean(part))
  return given
    .filter((part, index) => {
      const others = [before, ...given.slice(0, index), ...given.slice(index + 1).filter((other) => other !== part)]
      return !others.some((other) => hasWords(other, part))
    })
    .join(', ')
}

/** True when `text` contains `part` as words. */
const hasWords = (text: string, part: string): boolean => ` ${plain(text)} `.includes(` ${plain(part)} `)
const plain = (text: string): string => text.toLowerCase().replaceAll(/[,×\s]+/g, ' ')
