const MOST_KEPT = 100

/** The oddities of one message that were survived. A feed with one defect often has it in every row, so only the first are worded. */
export class Warnings {
  #kept: string[] = []
  #left = 0

  add(warning: string): void {
    if (this.#kept.length < MOST_KEPT) this.#kept.push(warning)
    else this.#left++
  }

  list(): readonly string[] {
    return this.#left === 0 ? this.#kept : [...this.#kept, `… and ${this.#left} more`]
  }
}
