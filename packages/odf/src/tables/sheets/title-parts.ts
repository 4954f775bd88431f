/** Separators of the parts of a title: `Judô – Até 57 kg – Final`. */
const PARTS = /\s+[–—|/-]\s+|\s*[|;]\s*|,\s+(?=\D)/

/** The parts of a title. Separators in parentheses part nothing: `Feminino (turno único – 4 equipes)`. */
export function partsOf(title: string): readonly string[] {
  const lists: string[] = []
  const bare = title.replace(/\([^()]*\)/g, (words) => `\uE000${lists.push(words) - 1}\uE000`)
  return bare.split(PARTS).map((part) => part.replace(/\uE000(\d+)\uE000/g, (_, at: string) => lists[Number(at)] ?? ''))
}
