/**
 * A seeded source of chance. Only exactly specified arithmetic is used (no Math.sin, log or exp), so that the same seed gives the
 * same games on every machine.
 */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  between(low: number, high: number): number
  /** Whole number from low to high, both included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** About normal with mean 0 and deviation 1, never beyond ±4.3. */
  normal(): number
  shuffled<T>(list: readonly T[]): T[]
}

/** A stream of chance of its own for every combination of parts, so that one unit's play never shifts another's. */
export function random(...parts: readonly (string | number)[]): Random {
  const next = sfc32(parts.join('/'))
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const chosen = list[whole(0, list.length - 1)]
      if (chosen === undefined) throw new Error('pick from an empty list')
      return chosen
    },
    // Six uniforms have deviation √(6/12): their centred sum divided by it.
    normal: () => (next() + next() + next() + next() + next() + next() - 3) / 0.7071067811865476,
    shuffled: (list) => {
      const order = [...list]
      for (let i = order.length - 1; i > 0; i--) {
        const j = whole(0, i)
        const [a, b] = [order[i], order[j]]
        if (a !== undefined && b !== undefined) [order[i], order[j]] = [b, a]
      }
      return order
    },
  }
}

/** The chance that one side beats the other, from the difference of their abilities: 0.5 at 0, towards 0 and 1 far out. */
export const winChance = (advantage: number): number => 0.5 + advantage / (2 * (1 + Math.abs(advantage)))

/** Small fast counter (sfc32), seeded by four words mixed out of the text. */
function sfc32(text: string): () => number {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  const word = () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return h >>> 0
  }
  let [a, b, c, d] = [word(), word(), word(), word()]
  const next = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) next()
  return next
}
